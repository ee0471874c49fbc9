// problem 5:9 gets the same qubit twice
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
cx q[0],q[0];

// problem 4:8 Expected a size of at least 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[0];
h q[0];
cx q[0],q[1];

// problem 5:1 There is no gate called "hadamard"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
hadamard q[0];

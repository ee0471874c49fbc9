// problem 5:1 "cx" takes 2 qubits, found 1.
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
cx q[0];

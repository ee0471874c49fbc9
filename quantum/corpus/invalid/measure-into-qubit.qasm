// problem 5:17 Expected a classical bit, found the qubit
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
measure q[0] -> q[1];

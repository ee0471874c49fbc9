// problem 6:1 2 qubits cannot be measured into 1 classical bit
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[1];
measure q -> c;

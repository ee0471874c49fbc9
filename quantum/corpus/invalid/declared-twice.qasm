// problem 5:6 "q" is declared already
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg q[3];

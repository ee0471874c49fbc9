// problem 5:4 sqrt(-1) is not a finite real number
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(sqrt(-1)) q[0];

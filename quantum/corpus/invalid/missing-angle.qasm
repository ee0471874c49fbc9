// problem 5:1 "rx" takes 1 angle, found 0.
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
rx q[0];

// problem 5:1 "rx" takes 1 angle, found 2.
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
rx(1,2) q[0];

// problem 3:9 This text is never closed
OPENQASM 2.0;
include "qelib1.inc;
qreg q[1];

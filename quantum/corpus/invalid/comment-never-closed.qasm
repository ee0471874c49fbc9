// problem 4:1 This comment is never closed
OPENQASM 2.0;
include "qelib1.inc";
/* qreg q[1];
h q[0];

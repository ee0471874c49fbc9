// problem 5:4 There is no function called "sinus"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(sinus(1)) q[0];

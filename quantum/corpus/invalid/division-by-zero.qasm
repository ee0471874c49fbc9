// problem 5:6 Division by zero
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(pi/0) q[0];

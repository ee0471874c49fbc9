// problem 5:5 Expected a whole number, found 1.0
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
x q[1.0];

// problem 5:4 Nothing is called "theta" here
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
rx(theta) q[0];

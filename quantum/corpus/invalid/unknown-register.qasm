// problem 4:3 No register is called "r" here
OPENQASM 2.0;
include "qelib1.inc";
h r[0];

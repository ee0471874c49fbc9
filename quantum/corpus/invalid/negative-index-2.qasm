// problem 5:5 Index -1 is outside of "q"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
h q[-1];

// problem 5:5 Index 2 is outside of "q". Expected 0 to 1.
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
h q[2];

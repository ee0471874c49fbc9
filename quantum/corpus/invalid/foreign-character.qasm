// problem 5:7 Found the character "§"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
h q[0]§;

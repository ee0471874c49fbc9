// problem 8:1 There is no gate called "one"
// problem 9:5 Index 9 is outside
// problem 11:1 There is no gate called "two"
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[2];
one q[0];
h q[9];
h q[0];
two q[1];

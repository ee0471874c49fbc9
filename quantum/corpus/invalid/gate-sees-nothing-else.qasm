// problem 5:17 No register is called "q" here. A gate sees only
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
gate g a { cx a,q; }

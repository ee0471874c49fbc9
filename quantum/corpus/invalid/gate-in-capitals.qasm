// problem 5:1 Did you mean "h"?
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
H q[0];

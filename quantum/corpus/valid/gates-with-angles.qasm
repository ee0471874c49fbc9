// Half of the turn here and half there: RY(pi) in two steps.
// outcome 1 1
OPENQASM 2.0;
include "qelib1.inc";
gate half(theta) a { ry(theta/2) a; }
gate whole(theta) a { half(theta) a; half(theta) a; }
qreg q[1];
creg c[1];
whole(pi) q[0];
measure q[0] -> c[0];

// problem 6:1 Expected a whole exponent
OPENQASM 3.0;
include "stdgates.inc";
gate g a, b { cx a, b; h a; }
qubit[2] q;
pow(0.5) @ g q[0], q[1];

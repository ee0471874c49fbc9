// problem 6:1 of a gate on more than four qubits is not supported
OPENQASM 3.0;
include "stdgates.inc";
gate g a, b, c, d, e { h a; cx a, b; cx b, c; cx c, d; cx d, e; }
qubit[5] q;
pow(0.5) @ g q[0], q[1], q[2], q[3], q[4];

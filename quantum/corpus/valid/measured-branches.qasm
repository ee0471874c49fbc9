// A coin of four sides, and a flip for two of them.
// outcome 000 0.25
// outcome 101 0.25
// outcome 110 0.25
// outcome 011 0.25
OPENQASM 3.0;
include "stdgates.inc";
qubit[2] coin;
qubit q;
bit[2] c;
bit r;
h coin;
c = measure coin;
if (c == 1 || c == 2) x q;
r = measure q;

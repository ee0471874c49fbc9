// problem 8:10 would depend on a measurement
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
bit c;
int n = 0;
c = measure q;
if (c) { n = 1; }

// problem 8:8 This loop depends on a measurement
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
bit c;
h q;
c = measure q;
while (c) { c = measure q; }

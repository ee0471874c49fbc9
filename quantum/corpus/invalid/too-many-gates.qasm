// problem 5:36 This text comes to more than 1,000,000 gates
OPENQASM 3.0;
include "stdgates.inc";
qubit[4096] q;
for int i in [0:100000] { barrier; h q; }

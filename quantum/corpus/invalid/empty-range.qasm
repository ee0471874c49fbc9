// problem 5:11 This range is empty
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
let a = q[3:1];

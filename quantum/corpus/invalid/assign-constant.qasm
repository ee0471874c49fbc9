// problem 5:1 "n" is a constant
OPENQASM 3.0;
include "stdgates.inc";
const int n = 3;
n = 4;

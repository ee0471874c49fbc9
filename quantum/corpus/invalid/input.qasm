// problem 4:1 An "input" gets its value from outside
OPENQASM 3.0;
include "stdgates.inc";
input float theta;
qubit q;

// problem 4:7 Expected a whole number, found 2.5
OPENQASM 3.0;
include "stdgates.inc";
qubit[2.5] q;

// problem 5:1 Loops and subroutines come to more than 300,000 statements
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
for int i in [0:1000000000] { }

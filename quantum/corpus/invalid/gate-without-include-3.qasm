// problem 4:1 write include "stdgates.inc"
OPENQASM 3.0;
qubit q;
h q;

// problem 4:8 In OpenQASM 3 the size comes first
OPENQASM 3.0;
include "stdgates.inc";
qubit q[2];

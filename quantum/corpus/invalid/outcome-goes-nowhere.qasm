// problem 5:1 The outcome of this measurement goes nowhere
OPENQASM 3.0;
include "stdgates.inc";
qubit q;
measure q;

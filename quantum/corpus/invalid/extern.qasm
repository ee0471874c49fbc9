// problem 4:1 An "extern" function is not part of this text
OPENQASM 3.0;
include "stdgates.inc";
extern vote(bit[3]) -> bit;

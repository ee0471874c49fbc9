// problem 4:1 "return" stands outside of a subroutine
OPENQASM 3.0;
include "stdgates.inc";
return;

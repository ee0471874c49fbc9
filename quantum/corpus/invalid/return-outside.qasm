// problem 4:1 "return" is outside a subroutine
OPENQASM 3.0;
include "stdgates.inc";
return;

// problem 4:1 "break" is outside a loop
OPENQASM 3.0;
include "stdgates.inc";
break;

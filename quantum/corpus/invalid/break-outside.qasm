// problem 4:1 "break" stands outside of a loop
OPENQASM 3.0;
include "stdgates.inc";
break;

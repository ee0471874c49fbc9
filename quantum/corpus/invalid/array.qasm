// problem 4:1 Arrays are not supported
OPENQASM 3.0;
include "stdgates.inc";
array[int[8], 3] a;

// problem 5:1 A classical bit can only be written by a measurement
OPENQASM 3.0;
include "stdgates.inc";
bit[2] c;
c = "01";

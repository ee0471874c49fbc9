// problem 4:1 Durations take no part
OPENQASM 3.0;
include "stdgates.inc";
duration d = 100ns;

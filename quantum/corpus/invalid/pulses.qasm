// problem 4:1 Pulses ("defcal") are not supported
OPENQASM 3.0;
include "stdgates.inc";
defcal x $0 { play drive(q), gaussian(100, 30, 5); }
qubit q;

// U(pi, 0, pi) is i X in OpenQASM 3: its control gets a quarter turn, and its square a half.
// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
qubit control;
qubit target;
bit c;
h control;
ctrl @ U(pi, 0, pi) control, target;
ctrl @ U(pi, 0, pi) control, target;
h control;
c = measure control;

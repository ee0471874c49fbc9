// outcome 01 1
OPENQASM 3.0;
include "stdgates.inc";
bit[2] c;
x $0;
cx $1, $2;
c[0] = measure $0;
c[1] = measure $2;

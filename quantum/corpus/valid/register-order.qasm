// The last declared register is written first, its highest index first.
// outcome 01100 1
OPENQASM 2.0;
include "qelib1.inc";
qreg a[2];
qreg b[3];
creg low[2];
creg high[3];
x b[0];
x b[1];
measure a -> low;
measure b -> high;

// All of them are pi/2 or a quarter of that, as RX: together 2 pi.
// outcome 0 1
OPENQASM 2.0;
include "qelib1.inc";
qreg q[1];
creg c[1];
rx(1.5707963267948966) q[0];
rx(15707963267948966e-16) q[0];
rx(.15707963267948966E+1) q[0];
rx(0.000015707963267948966e5) q[0];
measure q[0] -> c[0];

// outcome 0111 1
OPENQASM 3.0;
include "stdgates.inc";
qubit[4] q;
bit[4] c;
negctrl @ x q[3], q[0];              // q[3] is 0: flips q[0]
ctrl @ x q[0], q[1];                 // flips q[1]
negctrl @ ctrl(2) @ x q[3], q[0], q[1], q[2];
ctrl(2) @ inv @ pow(2) @ s q[0], q[1], q[2]; // a phase only
pow(3) @ x q[3];
pow(-1) @ x q[3];
pow(0) @ x q[3];
c = measure q;

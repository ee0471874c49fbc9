// Without its first line a text is OpenQASM 3, which still reads the old words.
// outcome 11 1
include "qelib1.inc";
qreg q[2];
creg c[2];
u3(pi, 0, pi) q;
measure q -> c;

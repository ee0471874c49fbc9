// Between two H, the phase pi that only the value 1 of a qubit gets flips it: seen three times.
// outcome 111 1
OPENQASM 3.0;
include "stdgates.inc";
gate minus a { x a; gphase(pi); x a; }
qubit[3] q;
qubit spare;
bit[3] c;
h q;
ctrl @ gphase(pi) q[0];
ctrl @ minus q[1], spare;
ctrl @ U(2 * pi, 0, 0) q[2], spare; // e^(i pi) U(2 pi) is the identity, so nothing happens …
z q[2];                             // … until here
h q;
c = measure q;

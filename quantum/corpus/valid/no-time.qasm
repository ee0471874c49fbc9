// Times, annotations and pragmas change nothing.
// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
#pragma simulator exact
pragma another one
qubit q;
bit c;
@optimise(never) anything up to the end of the line
x q;
delay[100ns] q;
delay[2 * 3us] q;
nop q;
box { id q; }
box[1ms] { id q; }
c = measure q;

// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
gate drehe(ϑ) größe { ry(ϑ) größe; }
qubit ψ;
bit messung;
drehe(π) ψ;
messung = measure ψ;

// The phase 5/8 of a turn, read exactly with three qubits.
// outcome 101 1
OPENQASM 3.0;
include "stdgates.inc";
const int n = 3;
const float phase = 2 * pi * 5 / 8;
qubit[n] counting;
qubit target;
bit[n] c;
x target;
h counting;
for int k in [0:n - 1] {
  ctrl @ pow(2 ** k) @ p(phase) counting[k], target;
}
// inverse transform
swap counting[0], counting[2];
for int j in [0:n - 1] {
  for int m in [0:j - 1] {
    cp(-pi / 2 ** (j - m)) counting[m], counting[j];
  }
  h counting[j];
}
c = measure counting;

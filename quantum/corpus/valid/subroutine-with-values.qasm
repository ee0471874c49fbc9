// outcome 1 1
OPENQASM 3.0;
include "stdgates.inc";
def factorial(int n) -> int {
  int result = 1;
  for int i in [1:n] { result *= i; }
  return result;
}
qubit q;
bit c;
ry(factorial(5) * pi / 120) q;
c = measure q;

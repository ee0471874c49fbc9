"""Matrices that act on qubits."""

from .._engine import Kept, ask, complex_list, interleaved
from ..circuit.gates import Gate
from ..circuit.library import UnitaryGate
from ..circuit.program import runnable_program_of
from ..circuit.quantum_circuit import QuantumCircuit
from ..errors import CircuitError
from .text import number_text

_OF_LETTER = {"I": "id", "X": "x", "Y": "y", "Z": "z", "H": "h", "S": "s", "T": "t"}


class Operator:
    """A matrix, made from a circuit, a gate, or a list of rows; qubit 0 is the least significant."""

    def __init__(self, data, input_dims=None, output_dims=None):
        self._rows = None
        if isinstance(data, Operator):
            self._kept, self.dim_size = data._kept, data.dim_size
        elif isinstance(data, (QuantumCircuit, Gate)):
            self._take(ask("unitary", circuit=runnable_program_of(_pure(data))))
        elif isinstance(data, str):
            raise CircuitError(f"An operator is made from a text with Operator.from_label({data!r}).")
        else:
            rows = [list(row) for row in getattr(data, "data", data)]
            size = len(rows)
            if size < 2 or size & (size - 1) or any(len(row) != size for row in rows):
                raise CircuitError("The matrix of an operator has 2, 4, 8 ... rows, and as many columns.")
            self._take(ask("matrixOfEntries", entries=interleaved(entry for row in rows for entry in row)))

    def _take(self, reply):
        self._kept = Kept("Matrix", reply["matrix"])
        self.dim_size = reply["size"]

    @classmethod
    def _from(cls, reply):
        operator = cls.__new__(cls)
        operator._rows = None
        operator._take(reply)
        return operator

    @classmethod
    def from_circuit(cls, circuit):
        """Returns the operator of a circuit."""
        return cls(circuit)

    @classmethod
    def from_label(cls, label):
        """Returns the operator of a label such as "XI", with one of IXYZHST for each qubit, the highest qubit first."""
        if not label or not set(label) <= _OF_LETTER.keys():
            raise CircuitError(f"{label!r} is no label of an operator. Use I, X, Y, Z, H, S and T, one a qubit.")
        circuit = QuantumCircuit(len(label))
        for wire, letter in enumerate(reversed(label)):
            circuit._place(Gate(_OF_LETTER[letter]), (wire,))
        return cls(circuit)

    @property
    def data(self):
        """The matrix, a list of rows of complex numbers."""
        if self._rows is None:
            entries = complex_list(ask("entries", matrix=self._kept.handle))
            size = self.dim_size
            self._rows = [entries[row * size : (row + 1) * size] for row in range(size)]
        return self._rows

    @property
    def dim(self):
        """The number of rows, and of columns."""
        return (self.dim_size, self.dim_size)

    @property
    def num_qubits(self):
        """The number of qubits that it acts on."""
        return self.dim_size.bit_length() - 1

    def equiv(self, other, rtol=None, atol=None):
        """Returns True if two operators are equal up to a global phase."""
        other = other if isinstance(other, Operator) else Operator(other)
        return ask("sameMatrix", matrix=self._kept.handle, other=other._kept.handle)

    def compose(self, other, qargs=None, front=False):
        """Returns this operator followed by the other one; with front=True the other one comes first."""
        other = other if isinstance(other, Operator) else Operator(other)
        if qargs is not None:
            circuit = QuantumCircuit(self.num_qubits)
            circuit.append(other.to_instruction(), qargs)
            other = Operator(circuit)
        first, second = (other, self) if front else (self, other)
        return Operator._from(ask("product", matrix=second._kept.handle, other=first._kept.handle))

    def dot(self, other):
        """Returns the matrix product: the other operator acts first, then this one."""
        return self.compose(other, front=True)

    def tensor(self, other):
        """Returns the tensor product with this operator on the higher qubits and the other one on the lower."""
        return Operator._from(ask("tensor", matrix=self._kept.handle, other=other._kept.handle))

    def expand(self, other):
        """Returns the tensor product with the other operator on the higher qubits and this one on the lower."""
        return other.tensor(self)

    def adjoint(self):
        """Returns the conjugate transpose, which is the inverse of a gate."""
        return Operator._from(ask("adjoint", matrix=self._kept.handle))

    def power(self, n):
        """Returns the operator n times in a row; n is a whole number."""
        if not isinstance(n, int):
            raise CircuitError("An operator can be repeated a whole number of times.")
        base = self if n >= 0 else self.adjoint()
        result = Operator.from_label("I" * self.num_qubits)
        for _ in range(abs(n)):
            result = result.compose(base)
        return result

    def is_unitary(self, atol=None, rtol=None):
        """Returns True if it is unitary, so that it can be a gate."""
        return ask("isUnitary", matrix=self._kept.handle)

    def to_instruction(self):
        """Returns the operator as a gate."""
        if not self.is_unitary():
            raise CircuitError("This matrix isn't unitary, so no gate does it.")
        return UnitaryGate(self.data)

    def _expectation(self, state, qargs):
        if not (self.is_unitary() and self == self.adjoint()):
            raise CircuitError("Expectation values here need a Pauli, a SparsePauliOp, or an operator like them.")
        return state.inner(state.evolve(self, qargs)).real

    def __eq__(self, other):
        if not isinstance(other, Operator):
            return NotImplemented
        pairs = zip(self.data, other.data)
        return self.dim == other.dim and all(abs(a - b) < 1e-8 for one, two in pairs for a, b in zip(one, two))

    __hash__ = None

    def __matmul__(self, other):
        return self.dot(other)

    def __and__(self, other):
        return self.compose(other)

    def __xor__(self, other):
        return self.tensor(other)

    def __repr__(self):
        rows = ",\n          ".join(f"[{', '.join(number_text(value) for value in row)}]" for row in self.data)
        return f"Operator([{rows}])"


def _pure(data):
    if isinstance(data, Gate):
        circuit = QuantumCircuit(data.num_qubits)
        circuit.append(data, range(data.num_qubits))
        return circuit
    for step in data._steps:
        if step.operation.name in ("measure", "reset") or step.condition:
            raise CircuitError(f"This circuit has a {step.operation.name} or an if_test, and no matrix does that.")
    bare = QuantumCircuit(*data.qregs)
    bare._steps = list(data._steps)
    return bare


Gate._matrix = lambda gate: Operator(gate).data

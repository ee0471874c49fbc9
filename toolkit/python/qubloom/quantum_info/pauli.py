"""Observables made of X, Y and Z."""

from cmath import isfinite

from ..circuit.quantum_circuit import QuantumCircuit
from ..errors import CircuitError


class Pauli:
    """One of I, X, Y and Z for each qubit, the highest qubit first: Pauli("ZZ")."""

    def __init__(self, data):
        label = str(data)
        if not label or not set(label) <= set("IXYZ"):
            raise CircuitError(f"{label!r} is no Pauli. Use I, X, Y and Z, one a qubit.")
        self._label = label

    @property
    def num_qubits(self):
        """The number of qubits that it acts on."""
        return len(self._label)

    def to_label(self):
        """Returns the letters, the highest qubit first."""
        return self._label

    def to_instruction(self):
        """Returns the Pauli as a gate."""
        circuit = QuantumCircuit(self.num_qubits, name=self._label)
        for wire, letter in enumerate(reversed(self._label)):
            if letter != "I":
                getattr(circuit, letter.lower())(wire)
        return circuit.to_gate()

    def _expectation(self, state, qargs):
        if qargs is None and self.num_qubits != state.num_qubits:
            raise CircuitError(f"{self._label} has {self.num_qubits} letters, and the state {state.num_qubits} qubits.")
        return state.inner(state.evolve(self, qargs)).real

    def __eq__(self, other):
        return isinstance(other, Pauli) and self._label == other._label

    def __hash__(self):
        return hash(self._label)

    def __str__(self):
        return self._label

    def __repr__(self):
        return f"Pauli('{self._label}')"


class SparsePauliOp:
    """A sum of Paulis, each times a number: SparsePauliOp(["ZZ", "XI"], [1, 0.5])."""

    def __init__(self, data, coeffs=None):
        labels = [data] if isinstance(data, (str, Pauli)) else list(data)
        self.paulis = [Pauli(label) for label in labels]
        self.coeffs = [1.0] * len(self.paulis) if coeffs is None else list(coeffs)
        if len(self.coeffs) != len(self.paulis):
            raise CircuitError("Each Pauli needs one number.")
        if len({pauli.num_qubits for pauli in self.paulis}) != 1:
            raise CircuitError("A SparsePauliOp needs Paulis, all with the same number of letters.")
        if not all(isfinite(number) for number in self.coeffs):
            raise CircuitError("The numbers of a SparsePauliOp must be ones that can be computed with.")

    @classmethod
    def from_list(cls, obj):
        """Returns the sum of these pairs of a Pauli and its number: from_list([("ZZ", 1), ("XI", 0.5)])."""
        return cls([label for label, _ in obj], [number for _, number in obj])

    @property
    def num_qubits(self):
        """The number of qubits that it acts on."""
        return self.paulis[0].num_qubits

    def to_list(self):
        """Returns pairs of the letters of a Pauli and its number."""
        return [(pauli.to_label(), number) for pauli, number in zip(self.paulis, self.coeffs)]

    def _expectation(self, state, qargs):
        return sum(number * pauli._expectation(state, qargs) for pauli, number in zip(self.paulis, self.coeffs))

    def __repr__(self):
        labels = [pauli.to_label() for pauli in self.paulis]
        return f"SparsePauliOp({labels}, coeffs={self.coeffs})"

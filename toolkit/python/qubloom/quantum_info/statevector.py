"""Pure states of qubits."""

import random

from .._engine import Kept, ask, complex_list, interleaved
from ..circuit.gates import Gate
from ..circuit.program import runnable_program_of
from ..circuit.quantum_circuit import QuantumCircuit
from ..errors import CircuitError
from .text import ket_text, number_text

# Smaller probabilities are rounding errors. The engine has the same bound.
_NEGLIGIBLE = 1e-20
_MAX_SHOTS = 10_000_000
_INITIAL = {"0": "0", "1": "1", "+": "+", "-": "-", "r": "i", "l": "-i"}


class Statevector:
    """A pure state, made from a list of amplitudes or from a circuit that starts with all qubits at 0."""

    def __init__(self, data, dims=None):
        self._seed = None
        self._amplitudes = None
        if isinstance(data, Statevector):
            self._kept, self.num_qubits = data._kept, data.num_qubits
        elif isinstance(data, (QuantumCircuit, Gate)):
            self._take(ask("state", circuit=runnable_program_of(_unmeasured(data))))
        elif isinstance(data, str):
            raise CircuitError(f"A state is made from a text with Statevector.from_label({data!r}).")
        else:
            amplitudes = list(data)
            size = len(amplitudes)
            if size < 2 or size & (size - 1):
                raise CircuitError(f"A state has 2, 4, 8 ... amplitudes, and {size} is none of these.")
            self._take(ask("stateOfAmplitudes", amplitudes=interleaved(amplitudes)))

    def _take(self, reply):
        self._kept = Kept("State", reply["state"])
        self.num_qubits = reply["wires"]

    @classmethod
    def _from(cls, reply):
        state = cls.__new__(cls)
        state._seed = None
        state._amplitudes = None
        state._take(reply)
        return state

    @classmethod
    def from_instruction(cls, instruction):
        """Returns the state after a circuit or a gate that starts with all qubits at 0."""
        return cls(instruction)

    @classmethod
    def from_label(cls, label):
        """Returns the state of a label such as "+0": one of 0, 1, +, -, r, and l for each qubit, the highest first."""
        if not label or not set(label) <= _INITIAL.keys():
            raise CircuitError(f"{label!r} is no label of a state. Use 0, 1, +, -, r and l, one a qubit.")
        program = {"quantumRegisters": [{"name": "q", "size": len(label)}], "classicalRegisters": []}
        initial = [_INITIAL[letter] for letter in reversed(label)]
        return cls._from(ask("state", circuit=program | {"initial": initial, "definitions": [], "operations": []}))

    @classmethod
    def from_int(cls, i, dims):
        """Returns the basis state number `i` of `dims` basis states: from_int(3, 4) is 11."""
        size = dims if isinstance(dims, int) else 2 ** len(dims)
        if size < 2 or size & (size - 1) or not 0 <= i < size:
            raise CircuitError(f"There is no basis state {i} of {size}.")
        return cls.from_label(f"{i:0{size.bit_length() - 1}b}")

    @property
    def dim(self):
        """The number of amplitudes."""
        return 2**self.num_qubits

    @property
    def data(self):
        """The amplitudes, a list of complex numbers."""
        if self._amplitudes is None:
            self._amplitudes = complex_list(ask("amplitudes", state=self._kept.handle))
        return self._amplitudes

    def copy(self):
        """Returns a copy of the state."""
        return Statevector(self)

    def evolve(self, other, qargs=None):
        """Returns this state after a circuit, a gate, or an operator has acted on these qubits."""
        if not isinstance(other, (QuantumCircuit, Gate)):
            other = other.to_instruction()
        part = _unmeasured(other)
        whole = QuantumCircuit(self.num_qubits)
        whole.compose(part, range(part.num_qubits) if qargs is None else qargs, inplace=True)
        return Statevector._from(ask("evolve", state=self._kept.handle, circuit=runnable_program_of(whole)))

    def probabilities(self, qargs=None, decimals=None):
        """Returns the probability of each result of measuring these qubits. The first qubit is the rightmost bit."""
        found = [float(value) for value in ask("probabilities", state=self._kept.handle, wires=self._wires(qargs))]
        return found if decimals is None else [round(value, decimals) for value in found]

    def probabilities_dict(self, qargs=None, decimals=None):
        """Returns the probabilities that are not 0, with bit strings as keys."""
        length = len(self._wires(qargs))
        found = enumerate(self.probabilities(qargs, decimals))
        return {f"{index:0{length}b}": value for index, value in found if value > _NEGLIGIBLE}

    def seed(self, value=None):
        """Sets a seed, so that the random results of this state are repeatable."""
        self._seed = None if value is None else random.Random(value)

    def sample_counts(self, shots, qargs=None):
        """Measures this number of copies of the state, and returns how often each result occurred."""
        if not 1 <= int(shots) <= _MAX_SHOTS:
            raise CircuitError(f"A state is measured 1 to {_MAX_SHOTS} times, not {shots}.")
        seed = None if self._seed is None else self._seed.getrandbits(32)
        counts = dict(ask("sample", state=self._kept.handle, shots=int(shots), seed=seed))
        if qargs is None:
            return counts
        wires = self._wires(qargs)
        picked = {}
        for outcome, count in counts.items():
            key = "".join(outcome[-1 - wire] for wire in reversed(wires))
            picked[key] = picked.get(key, 0) + count
        return dict(sorted(picked.items()))

    def measure(self, qargs=None):
        """Measures qubits, and returns the result as a bit string and the state after it."""
        wires = self._wires(qargs)
        (outcome,) = self.sample_counts(1, wires)
        values = {wire: int(value) for wire, value in zip(wires, reversed(outcome))}
        return outcome, Statevector._from(ask("project", state=self._kept.handle, values=values))

    def sample_memory(self, shots, qargs=None):
        """Measures this number of copies of the state, and returns the result of each as a bit string."""
        counts = self.sample_counts(shots, qargs)
        results = [outcome for outcome, count in counts.items() for _ in range(count)]
        (self._seed or random.Random()).shuffle(results)
        return results

    def reset(self, qargs=None):
        """Returns the state after these qubits were measured and set to 0."""
        wires = self._wires(qargs)
        outcome, left = self.measure(wires)
        circuit = QuantumCircuit(self.num_qubits)
        circuit.x([wire for wire, value in zip(wires, reversed(outcome)) if value == "1"])
        return left.evolve(circuit)

    def conjugate(self):
        """Returns the state with the complex conjugate of each amplitude."""
        return Statevector([value.conjugate() for value in self.data])

    def inner(self, other):
        """Returns the inner product with another state, a complex number."""
        self._require_size_of(other)
        return complex(*ask("inner", state=self._kept.handle, other=other._kept.handle))

    def equiv(self, other, rtol=None, atol=None):
        """Returns True if two states are equal up to a global phase."""
        other = other if isinstance(other, Statevector) else Statevector(other)
        if other.num_qubits != self.num_qubits:
            return False
        return ask("sameState", state=self._kept.handle, other=other._kept.handle)

    def expectation_value(self, oper, qargs=None):
        """Returns the mean of an observable: a Pauli, a SparsePauliOp, or an operator that is its own inverse."""
        if not hasattr(oper, "_expectation"):
            raise CircuitError(f"An expectation value needs a Pauli, a SparsePauliOp or an Operator, not {oper!r}.")
        return oper._expectation(self, qargs)

    def reverse_qargs(self):
        """Returns the state with its qubits in reverse order."""
        circuit = QuantumCircuit(self.num_qubits)
        for wire in range(self.num_qubits // 2):
            circuit.swap(wire, self.num_qubits - 1 - wire)
        return self.evolve(circuit)

    def tensor(self, other):
        """Returns the tensor product with this state on the higher qubits and the other one on the lower."""
        return Statevector([high * low for high in self.data for low in other.data])

    def expand(self, other):
        """Returns the tensor product with the other state on the higher qubits and this one on the lower."""
        return other.tensor(self)

    def purity(self):
        """Returns 1, because the state is pure."""
        return 1.0

    def is_valid(self, atol=None, rtol=None):
        """Returns True, because the squares of the amplitudes always add up to 1 here."""
        return True

    def to_dict(self, decimals=None):
        """Returns the amplitudes that are not 0, with bit strings as keys."""
        values = {}
        for index, value in enumerate(self.data):
            if decimals is not None:
                value = complex(round(value.real, decimals), round(value.imag, decimals))
            if abs(value) ** 2 > _NEGLIGIBLE:
                values[f"{index:0{self.num_qubits}b}"] = value
        return values

    def draw(self, output=None, **options):
        """Returns the amplitudes as text, or with "latex" as a sum of kets. draw("bloch") shows arrows on the page."""
        if output == "bloch":
            from ..visualization import plot_bloch_multivector

            return plot_bloch_multivector(self, **options)
        if output in ("latex", "latex_source"):
            return ket_text(self)
        if output in (None, "repr", "text"):
            return repr(self)
        raise CircuitError(f"A state can't be drawn as {output!r} here. Use text, latex or bloch.")

    def _bloch_vectors(self):
        return ask("bloch", state=self._kept.handle)

    def _wires(self, qargs):
        if qargs is None:
            return list(range(self.num_qubits))
        wires = [qargs] if isinstance(qargs, int) else list(qargs)
        for wire in wires:
            if not 0 <= wire < self.num_qubits:
                raise CircuitError(f"This state has {self.num_qubits} qubits, numbered from 0. There is no qubit {wire}.")
        if len(set(wires)) < len(wires):
            raise CircuitError("A qubit is named twice.")
        return wires

    def _require_size_of(self, other):
        if other.num_qubits != self.num_qubits:
            raise CircuitError(f"States of {self.num_qubits} and {other.num_qubits} qubits don't compare.")

    def __len__(self):
        return self.dim

    def __getitem__(self, key):
        return self.data[int(key, 2) if isinstance(key, str) else key]

    def __iter__(self):
        return iter(self.data)

    def __eq__(self, other):
        if not isinstance(other, Statevector):
            return NotImplemented
        return self.num_qubits == other.num_qubits and abs(self.inner(other) - 1) < 1e-8

    __hash__ = None

    def __xor__(self, other):
        return self.tensor(other)

    def __repr__(self):
        shown = [number_text(value) for value in self.data[:1024]] + (["..."] if self.dim > 1024 else [])
        return f"Statevector([{', '.join(shown)}],\n            dims=({', '.join(['2'] * self.num_qubits)}{',' if self.num_qubits == 1 else ''}))"


def _unmeasured(other):
    """A circuit that has a state at its end."""
    if isinstance(other, Gate):
        circuit = QuantumCircuit(other.num_qubits)
        circuit.append(other, range(other.num_qubits))
        return circuit
    for step in other._steps:
        if step.operation.name == "measure" or step.condition:
            raise CircuitError(
                "This circuit measures, so it has no single state at its end."
                " Take the measurements away with remove_final_measurements, or run it."
            )
    return _without_bits(other)


def _without_bits(circuit):
    bare = QuantumCircuit(*circuit.qregs, name=circuit.name)
    bare._steps = list(circuit._steps)
    return bare

"""Measurements of qubits into classical bits."""

from itertools import chain, count

from ...errors import CircuitError
from ..gates import Instruction
from ..registers import ClassicalRegister
from .kind import OperationKind

MEASURE = OperationKind(
    "measure",
    written=lambda instruction, wires, bits: {"kind": "measure", "wire": wires[0], "bit": bits[0]},
    text=lambda instruction: "M",
    shape="measure",
    is_left_out_at_end=True,
)


class MeasureMethods:
    def measure(self, qubit, cbit):
        """Measures qubits into classical bits, one each."""
        wires, bits = self._qubits.numbers_of(qubit), self._clbits.numbers_of(cbit)
        if len(wires) != len(bits):
            raise CircuitError(
                f"Each qubit needs one classical bit for its result, and {len(wires)} and {len(bits)} don't match."
            )
        for wire, bit in zip(wires, bits):
            self._place(Instruction("measure", 1, 1), (wire,), (bit,))
        return self

    def measure_all(self, inplace=True, add_bits=True):
        """Measures all qubits into a new register called meas, or with add_bits=False into the existing bits."""
        circuit = self if inplace else self.copy()
        if add_bits:
            taken = {register.name for register in self.cregs}
            names = chain(["meas"], (f"meas{number}" for number in count()))
            bits = ClassicalRegister(self.num_qubits, next(name for name in names if name not in taken))
            circuit.add_register(bits)
        else:
            bits = circuit.clbits[: self.num_qubits]
            if len(bits) < self.num_qubits:
                raise CircuitError(f"{self.num_qubits} qubits don't fit into {len(bits)} classical bits.")
        circuit.barrier()
        circuit.measure(range(self.num_qubits), bits)
        return None if inplace else circuit

    def measure_active(self, inplace=True):
        """Measures the qubits that have an instruction other than a barrier, into a new register called measure."""
        circuit = self if inplace else self.copy()
        active = self._active_wires()
        bits = ClassicalRegister(len(active), "measure")
        circuit.add_register(bits)
        circuit.barrier()
        circuit.measure(active, bits)
        return None if inplace else circuit

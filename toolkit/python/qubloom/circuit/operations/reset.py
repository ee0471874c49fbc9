"""Resets, which set a qubit back to 0."""

from ..gates import Instruction
from .kind import OperationKind

RESET = OperationKind(
    "reset",
    written=lambda instruction, wires, bits: {"kind": "reset", "wire": wires[0]},
    text=lambda instruction: "|0>",
    shape="reset",
)


class ResetMethods:
    def reset(self, qubit):
        """Sets qubits back to 0."""
        for wire in self._qubits.numbers_of(qubit):
            self._place(Instruction("reset", 1), (wire,))
        return self

"""Barriers: lines that gates don't cross when a circuit is drawn."""

from ..gates import Instruction
from .kind import OperationKind

BARRIER = OperationKind(
    "barrier",
    written=lambda instruction, wires, bits: {"kind": "barrier", "wires": wires},
    text=lambda instruction: "░",
    shape="barrier",
    is_idle=True,
    is_counted=False,
    is_left_out_at_end=True,
)


class BarrierMethods:
    def barrier(self, *qargs, label=None):
        """Places a line that gates don't cross when the circuit is drawn. It crosses all qubits if none are given."""
        wires = self._qubits.numbers_of(qargs) if qargs else range(self.num_qubits)
        if len(wires) > 0:
            self._place(Instruction("barrier", len(wires), label=label), tuple(wires))
        return self

"""Waiting, on one qubit."""

from ...errors import CircuitError
from ..gates import Instruction
from .kind import OperationKind

# The units of a delay. Qiskit's own unit, dt, depends on the device.
_NANOSECONDS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


class Delay(Instruction):
    """Waiting, on one qubit."""

    def __init__(self, duration, unit):
        super().__init__("delay", 1, params=[duration])
        self.unit = unit

    @property
    def nanoseconds(self):
        return self.params[0] * _NANOSECONDS[self.unit]

    def _key(self):
        return (*super()._key(), self.unit)


DELAY = OperationKind(
    "delay",
    written=lambda delay, wires, bits: {"kind": "delay", "wire": wires[0], "nanoseconds": delay.nanoseconds},
    text=lambda delay: delay.label or f"Delay({delay.params[0]}[{delay.unit}])",
    shape="box",
    is_idle=True,
)


class DelayMethods:
    def delay(self, duration, qarg=None, unit="dt"):
        """Lets qubits wait, or all of them if none are given. With noise, a 1 can fall to 0 in that time."""
        if unit not in _NANOSECONDS:
            units = ", ".join(f'unit="{name}"' for name in _NANOSECONDS)
            raise CircuitError(f"A delay needs a unit: {units}. The unit {unit!r} has no length here.")
        for wire in self._qubits.numbers_of(range(self.num_qubits) if qarg is None else qarg):
            self._place(Delay(duration, unit), (wire,))
        return self

"""Writes circuits in OpenQASM 3."""

from ._engine import ask
from .circuit.program import runnable_program_of


def dumps(circuit):
    """Returns a circuit as text in OpenQASM 3."""
    return ask("openQasm", circuit=runnable_program_of(circuit), version=3)

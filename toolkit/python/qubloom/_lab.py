"""What the page asks after a program has ended."""

import json

from ._engine import ask
from .circuit.program import program_of
from .circuit.quantum_circuit import QuantumCircuit
from .errors import CircuitError

_MAX_CIRCUITS = 50
# A picture of more is none.
_MAX_INSTRUCTIONS = 2000


def report(names):
    """The circuits among a program's names, in their order, as the schema in toolkit/src/report.ts says."""
    circuits = {}
    for name, value in names.items():
        if isinstance(value, QuantumCircuit) and not name.startswith("_") and value.num_qubits > 0:
            circuits.setdefault(id(value), (name, value))
    return json.dumps([{"name": name, **_reported(circuit)} for name, circuit in list(circuits.values())[:_MAX_CIRCUITS]])


def described(circuit):
    """A circuit as the engine holds it, with the line of the program behind each of its operations."""
    return ask("describe", circuit=program_of(circuit), lines=[step.line for step in circuit._steps])


def _reported(circuit):
    if len(circuit) > _MAX_INSTRUCTIONS:
        return {"sentence": f"This circuit has {len(circuit)} instructions: too many for a picture."}
    try:
        return described(circuit)
    except CircuitError as error:
        return {"sentence": error.message[:200]}

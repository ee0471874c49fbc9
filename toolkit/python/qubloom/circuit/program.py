"""Writes circuits as the engine reads them."""

from .._engine import ask
from ..errors import CircuitError
from .gates import ENGINE_GATES, Gate
from .operations import kind_of
from .parameters import ParameterExpression


def program_of(circuit):
    """Returns the circuit as the engine reads it. Parameters without a value count as 0."""
    writer = _Writer()
    operations = [writer.operation(step) for step in circuit._steps]
    return {
        "quantumRegisters": [{"name": each.name, "size": each.size} for each in circuit.qregs],
        "classicalRegisters": [{"name": each.name, "size": each.size} for each in circuit.cregs],
        "definitions": writer.definitions,
        "operations": operations,
    }


def runnable_program_of(circuit):
    """Returns the same, but raises a CircuitError if a parameter has no value or there are no qubits."""
    if circuit.num_qubits == 0:
        raise CircuitError("This circuit has no qubits.")
    missing = circuit.parameters
    if missing:
        names = ", ".join(parameter.name for parameter in missing)
        raise CircuitError(f"No value yet for {names}. Give it one with circuit.assign_parameters.")
    return program_of(circuit)


def described(circuit):
    """Returns the circuit as the engine stores it, with the line of the program that placed each of its operations."""
    return ask("describe", circuit=program_of(circuit), lines=[step.line for step in circuit._steps])


class _Writer:
    def __init__(self):
        self.definitions = []
        self._names = {}

    def operation(self, step):
        if isinstance(step.operation, Gate):
            written = self._gate(step.operation, step.wires)
        else:
            written = kind_of(step.operation).written(step.operation, step.wires, step.bits)
        if step.condition:
            equals = sum(value << place for place, value in enumerate(step.condition.values()))
            written["condition"] = {"bits": list(step.condition), "equals": equals}
        return written

    def _gate(self, gate, wires):
        controls = len(gate.controls)
        written = {
            "kind": "gate",
            "gate": self._name_of(gate),
            "targets": wires[controls:],
            "controls": [{"wire": wire, "on": on} for wire, on in zip(wires, gate.controls)],
            "parameters": gate.params,
        }
        if any(isinstance(value, ParameterExpression) for value in gate.params):
            written["parameters"] = [value.source()["plus"] if _is_open(value) else value for value in gate.params]
            written["sources"] = [value.source() if _is_open(value) else None for value in gate.params]
        return written

    def _name_of(self, gate):
        """Returns the engine's name of a gate. A gate of the program's own is defined when it first occurs."""
        content = gate.definition if gate.definition is not None else gate.matrix
        if content is None:
            return gate.base
        if id(content) in self._names:
            return self._names[id(content)]
        if gate.definition is not None:
            made = {"operations": [self.operation(step) for step in gate.definition._steps]}
        else:
            made = {"matrix": [part for row in gate.matrix for entry in row for part in (entry.real, entry.imag)]}
        name = self._free_name(gate.label or gate.base)
        self._names[id(content)] = name
        self.definitions.append({"name": name, "wires": gate.num_qubits - len(gate.controls), **made})
        return name

    def _free_name(self, wanted):
        taken = {definition["name"] for definition in self.definitions} | ENGINE_GATES.keys()
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted}_{number}", number + 1
        return name


def _is_open(value):
    return isinstance(value, ParameterExpression)

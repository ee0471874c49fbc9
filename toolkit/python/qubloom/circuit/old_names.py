"""Names from older tutorials that Qiskit has removed, with what to write today."""

from ..errors import CircuitError


class OldName(CircuitError, AttributeError):
    """A name from earlier versions of Qiskit was used. This is also an AttributeError, so that hasattr() works."""


_TODAY = {
    "i": "id",
    "iden": "id",
    "cnot": "cx",
    "toffoli": "ccx",
    "fredkin": "cswap",
    "mct": "mcx",
    "mcu1": "mcp",
    "u1": "p",
    "cu1": "cp",
    "u3": "u",
    "cu3": "cu",
    "bind_parameters": "assign_parameters",
    "extend": "compose",
    "combine": "compose",
}

_ADVICE = {
    "u2": "Write u(pi / 2, phi, lam, qubit) for u2(phi, lam, qubit).",
    "c_if": "Write with circuit.if_test((bit, 1)): and put the gate on a line of its own below it.",
    "qasm": "Write qasm2.dumps(circuit) or qasm3.dumps(circuit).",
    "squ": "Write unitary(matrix, qubit).",
    "snapshot": "Look at the state with Statevector(circuit).",
    "save_statevector": "Look at the state with Statevector(circuit).",
}


def advice_for(name):
    """Returns an error that says what to write instead of an old name, or None for other names."""
    if name in _TODAY:
        return OldName(f"{name} is an old name. Today it's {_TODAY[name]}.")
    if name in _ADVICE:
        return OldName(f"{name} is an old name. {_ADVICE[name]}")
    return None

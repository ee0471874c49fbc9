"""Labels in the boxes of a drawing."""

from math import pi

from ..circuit.gates import ENGINE_GATES
from ..circuit.parameters import ParameterExpression

_SPECIAL = {"id": "I", "sx": "√X", "sxdg": "√Xdg", "iswapdg": "Iswapdg"}
_MAX_DENOMINATOR = 16


def gate_label(gate):
    """Returns the name of a gate without its controls, with its angles: Rx(π/2)."""
    if gate.label:
        return gate.label
    if gate.matrix is not None and gate.base == "unitary":
        return "Unitary"
    name = _SPECIAL.get(gate.base) or (gate.base.capitalize() if gate.base in ENGINE_GATES else gate.base)
    if gate.base == "rzz":
        name = "ZZ"
    return f"{name}({','.join(angle_text(value) for value in gate.params)})" if gate.params else name


def angle_text(angle):
    """Returns an angle as text, as a fraction of π if its denominator is at most 16."""
    if isinstance(angle, ParameterExpression):
        return str(angle)
    if angle == 0:
        return "0"
    for denominator in range(1, _MAX_DENOMINATOR + 1):
        numerator = angle * denominator / pi
        whole = round(numerator)
        if whole and abs(numerator - whole) < 1e-8:
            over = f"/{denominator}" if denominator > 1 else ""
            return f"{'-' if whole < 0 else ''}{abs(whole) if abs(whole) > 1 else ''}π{over}"
    return f"{angle:.5g}"

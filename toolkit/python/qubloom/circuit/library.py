"""Gates as objects, which can be controlled, inverted, and placed with append."""

from cmath import isfinite

from ..errors import CircuitError
from .gates import ENGINE_GATES, Gate


def _maker(name, base, controls=0):
    def make(*params, label=None, ctrl_state=None):
        needed = ENGINE_GATES[base][1]
        if len(params) != needed:
            raise CircuitError(f"{name} needs {needed} angles, and got {len(params)}.")
        gate = Gate(base, params, label=label)
        return gate.control(controls, label, ctrl_state) if controls else gate

    make.__name__ = make.__qualname__ = name
    make.__doc__ = f"The gate {base}{f' under {controls} controls' if controls else ''}."
    return make


IGate = _maker("IGate", "id")
XGate = _maker("XGate", "x")
YGate = _maker("YGate", "y")
ZGate = _maker("ZGate", "z")
HGate = _maker("HGate", "h")
SGate = _maker("SGate", "s")
SdgGate = _maker("SdgGate", "sdg")
TGate = _maker("TGate", "t")
TdgGate = _maker("TdgGate", "tdg")
SXGate = _maker("SXGate", "sx")
SXdgGate = _maker("SXdgGate", "sxdg")
RXGate = _maker("RXGate", "rx")
RYGate = _maker("RYGate", "ry")
RZGate = _maker("RZGate", "rz")
PhaseGate = _maker("PhaseGate", "p")
UGate = _maker("UGate", "u")
SwapGate = _maker("SwapGate", "swap")
iSwapGate = _maker("iSwapGate", "iswap")
RXXGate = _maker("RXXGate", "rxx")
RYYGate = _maker("RYYGate", "ryy")
RZZGate = _maker("RZZGate", "rzz")
CXGate = _maker("CXGate", "x", 1)
CYGate = _maker("CYGate", "y", 1)
CZGate = _maker("CZGate", "z", 1)
CHGate = _maker("CHGate", "h", 1)
CSGate = _maker("CSGate", "s", 1)
CSdgGate = _maker("CSdgGate", "sdg", 1)
CSXGate = _maker("CSXGate", "sx", 1)
CPhaseGate = _maker("CPhaseGate", "p", 1)
CRXGate = _maker("CRXGate", "rx", 1)
CRYGate = _maker("CRYGate", "ry", 1)
CRZGate = _maker("CRZGate", "rz", 1)
CSwapGate = _maker("CSwapGate", "swap", 1)
CCXGate = _maker("CCXGate", "x", 2)
CCZGate = _maker("CCZGate", "z", 2)


def MCXGate(num_ctrl_qubits, label=None, ctrl_state=None):
    """Returns X with this number of controls."""
    return Gate("x").control(num_ctrl_qubits, label, ctrl_state)


def UnitaryGate(data, label=None):
    """Returns the gate with this matrix, which is a list of rows or an Operator."""
    rows = [[complex(entry) for entry in row] for row in getattr(data, "data", data)]
    size = len(rows)
    if size < 2 or size & (size - 1) or any(len(row) != size for row in rows):
        raise CircuitError("The matrix of a gate has 2, 4, 8 ... rows, and as many columns.")
    if not all(isfinite(entry) for row in rows for entry in row):
        raise CircuitError("The matrix of a gate is made of numbers, and one of these isn't.")
    return Gate("unitary", label=label, matrix=rows)

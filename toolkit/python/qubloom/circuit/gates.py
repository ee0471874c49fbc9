"""Instructions and gates, without the qubits that they act on."""

from itertools import count
from math import isfinite

from ..errors import CircuitError
from .parameters import ParameterExpression

# The engine's gates, each with its number of qubits and its number of parameters.
ENGINE_GATES = {
    **{name: (1, 0) for name in ("id", "x", "y", "z", "h", "s", "sdg", "t", "tdg", "sx", "sxdg")},
    **{name: (1, 1) for name in ("rx", "ry", "rz", "p")},
    "u": (1, 3),
    **{name: (2, 0) for name in ("swap", "iswap", "iswapdg")},
    **{name: (2, 1) for name in ("rxx", "ryy", "rzz")},
}
ADJOINTS = {"s": "sdg", "t": "tdg", "sx": "sxdg", "iswap": "iswapdg"}
ADJOINTS |= {adjoint: name for name, adjoint in ADJOINTS.items()}
PLAIN_NAMES = {("x", 1): "cx", ("x", 2): "ccx", ("z", 2): "ccz", ("p", 2): "mcphase"}

_numbers = count()


class Instruction:
    """Anything that can be placed in a circuit: a gate, or one of the kinds in operations/."""

    def __init__(self, name, num_qubits, num_clbits=0, params=(), label=None):
        self.name = name
        self.num_qubits = num_qubits
        self.num_clbits = num_clbits
        self.params = list(params)
        self.label = label

    def __eq__(self, other):
        return type(self) is type(other) and self._key() == other._key()

    def _key(self):
        return (self.name, self.num_qubits, self.num_clbits, self.params)

    __hash__ = None

    def __repr__(self):
        return f"Instruction(name={self.name!r}, num_qubits={self.num_qubits}, params={self.params})"


class Gate(Instruction):
    """
    A gate with any number of controls: a gate of the engine, or one that is made from a circuit or from a matrix.

    Its controls are its first qubits, and its targets follow. `controls` has the value that each control must have.
    """

    # The modules of circuits and operators import this one, so they set these two attributes when they load.
    _new_circuit = None
    _matrix = None

    def __init__(self, base, params=(), controls=(), label=None, definition=None, matrix=None):
        if definition is not None:
            targets = definition.num_qubits
        elif matrix is not None:
            targets = len(matrix).bit_length() - 1
        elif base in ENGINE_GATES:
            targets = ENGINE_GATES[base][0]
        else:
            raise CircuitError(
                f"There is no gate called {base!r}. Make one of your own from a circuit, with circuit.to_gate()."
            )
        self.base = base
        self.controls = tuple(controls)
        self.definition = definition
        self.matrix = matrix
        super().__init__(
            _name_of(base, self.controls, definition, matrix),
            len(self.controls) + targets,
            params=[_angle(value) for value in params],
            label=label,
        )

    @property
    def num_ctrl_qubits(self):
        """The number of its qubits that are controls."""
        return len(self.controls)

    @property
    def base_gate(self):
        """The same gate without its controls."""
        return self._like(controls=())

    def _like(self, **changes):
        parts = {"base": self.base, "params": self.params, "controls": self.controls, "label": self.label}
        parts |= {"definition": self.definition, "matrix": self.matrix}
        return Gate(**(parts | changes))

    def control(self, num_ctrl_qubits=1, label=None, ctrl_state=None, annotated=None):
        """
        Returns the gate with more controls, which come before its other qubits. `ctrl_state` has the values that they
        must have, as text with the first control rightmost ("01") or as the number that this text writes in binary.
        """
        state = control_state(ctrl_state, num_ctrl_qubits)
        added = tuple((state >> place) & 1 for place in range(num_ctrl_qubits))
        return self._like(controls=added + self.controls, label=label)

    def inverse(self):
        """Returns the gate that undoes this one."""
        if self.definition is not None:
            return self._like(base=adjoint_name(self.base), definition=self.definition.inverse())
        if self.matrix is not None:
            columns = [[complex(entry).conjugate() for entry in column] for column in zip(*self.matrix)]
            return self._like(base=adjoint_name(self.base), matrix=columns)
        if self.base == "u":
            theta, phi, lam = self.params
            return self._like(params=[-theta, -lam, -phi])
        return self._like(base=ADJOINTS.get(self.base, self.base), params=[-value for value in self.params])

    def repeat(self, times):
        """Returns one gate that does the same as this one several times in a row."""
        circuit = self._new_circuit(self.num_qubits, name=f"{self.name}*{times}")
        for _ in range(times):
            circuit.append(self, range(self.num_qubits))
        return circuit.to_gate()

    def copy(self):
        """Returns a copy of the gate."""
        return self._like()

    def to_matrix(self):
        """Returns its matrix as a list of rows; the first qubit is the least significant."""
        return self._matrix()

    def bound(self, values):
        """Returns the gate with values for its parameters."""
        definition = self.definition and self.definition.assign_parameters(values, strict=False)
        return self._like(params=[_bound(value, values) for value in self.params], definition=definition)

    def _key(self):
        return (*super()._key(), self.base, self.controls, self.definition, self.matrix)

    def __repr__(self):
        return f"Gate(name={self.name!r}, num_qubits={self.num_qubits}, params={self.params})"


def control_state(state, controls):
    """
    Returns the values that the controls must have, as one number. They are given as a number, as text such as "01", or
    as None for all ones.
    """
    if state is None:
        return 2**controls - 1
    if isinstance(state, str):
        if len(state) != controls or not set(state) <= set("01"):
            raise CircuitError(
                f"ctrl_state needs one 0 or 1 for each control, so {'1 digit' if controls == 1 else f'{controls} digits'}"
                f" here, and got {state!r}."
            )
        return int(state, 2)
    if not isinstance(state, int) or not 0 <= state < 2**controls:
        raise CircuitError(f"ctrl_state is a number from 0 to {2**controls - 1} here, and got {state!r}.")
    return int(state)


def adjoint_name(name):
    """Returns Qiskit's name for the inverse of a gate or a circuit."""
    return name[:-3] if name.endswith("_dg") else f"{name}_dg"


def _bound(value, values):
    if isinstance(value, ParameterExpression) and value.parameters <= values.keys():
        return value.bind(values)
    return value


def _angle(value):
    if isinstance(value, ParameterExpression):
        return value
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise CircuitError(f"An angle is a number, and {value!r} isn't one.") from None
    if not isfinite(number):
        raise CircuitError(f"An angle can't be {number}.")
    return int(value) if isinstance(value, int) else number


def _name_of(base, controls, definition, matrix):
    if not controls:
        return "iswap_dg" if base == "iswapdg" else base
    number = len(controls)
    if definition is None and matrix is None and (base, number) in PLAIN_NAMES:
        name = PLAIN_NAMES[base, number]
    elif number > 2 and base in ("x", "p"):
        name = "mcx" if base == "x" else "mcphase"
    else:
        name = f"c{number if number > 1 else ''}{base}"
    if all(controls):
        return name
    state = "".join(str(value) for value in reversed(controls))
    return f"{name}_o{int(state, 2)}"

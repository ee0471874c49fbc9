"""Gates that bring qubits from 0 into a state."""

from math import isfinite, sqrt

from ..errors import CircuitError
from .gates import Gate

_OF_LETTER = {"0": (), "1": ("x",), "+": ("h",), "-": ("x", "h"), "r": ("h", "s"), "l": ("h", "sdg")}
_MAX_QUBITS = 8


def preparation(state, num_qubits, normalize=False):
    """Returns gates that prepare a state, each with the indices of its qubits."""
    if isinstance(state, int) and not isinstance(state, bool):
        if not 0 <= state < 2**num_qubits:
            raise CircuitError(f"The number {state} doesn't fit into {num_qubits} qubits.")
        state = f"{state:0{num_qubits}b}"
    if isinstance(state, str):
        if len(state) != num_qubits or not set(state) <= _OF_LETTER.keys():
            raise CircuitError(f"{state!r} is no state of {num_qubits} qubits. Use 0, 1, +, -, r and l, one a qubit.")
        return [
            (Gate(name), (place,)) for place, letter in enumerate(reversed(state)) for name in _OF_LETTER[letter]
        ]
    amplitudes = [complex(value) for value in getattr(state, "data", state)]
    if num_qubits > _MAX_QUBITS:
        raise CircuitError(f"Amplitudes can be given for {_MAX_QUBITS} qubits at most.")
    if len(amplitudes) != 2**num_qubits:
        raise CircuitError(f"{num_qubits} qubits have {2**num_qubits} amplitudes, not {len(amplitudes)}.")
    norm = sum(abs(value) ** 2 for value in amplitudes)
    if not isfinite(norm):
        raise CircuitError("An amplitude is a number, and one of these isn't.")
    if normalize and norm > 0:
        amplitudes = [value / sqrt(norm) for value in amplitudes]
    elif abs(norm - 1) > 1e-8:
        raise CircuitError(f"The squares of the amplitudes must add up to 1. These add up to {norm:.6g}.")
    return [(Gate("state_preparation", matrix=_unitary_from(amplitudes)), tuple(range(num_qubits)))]


def _unitary_from(amplitudes):
    """Returns a unitary matrix with these amplitudes as its first column: a Householder reflection times a phase."""
    first = amplitudes[0]
    phase = first / abs(first) if first else 1
    target = [value / phase for value in amplitudes]
    difference = [(1 if row == 0 else 0) - value for row, value in enumerate(target)]
    length = sum(abs(value) ** 2 for value in difference)
    factor = 2 / length if length > 1e-30 else 0
    return [
        [
            phase * ((row == column) - factor * left * right.conjugate())
            for column, right in enumerate(difference)
        ]
        for row, left in enumerate(difference)
    ]

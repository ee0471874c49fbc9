"""Conditions under which an instruction acts: classical bits with the values that they must have."""

from ..errors import CircuitError


def condition_parts(places, condition):
    """Returns the bits of a condition such as (circuit.clbits[0], 1) or (register, 3), with their values."""
    try:
        left, value = condition
    except (TypeError, ValueError):
        raise CircuitError("if_test needs a classical bit and a value, such as if_test((0, 1)).") from None
    bits = places.numbers_of(left)
    value = int(value)
    if not 0 <= value < 2 ** len(bits):
        raise CircuitError(f"{len(bits)} classical bits can't have the value {value}.")
    return {bit: (value >> place) & 1 for place, bit in enumerate(bits)}


def both(outer, inner):
    """Returns the condition that holds if both of these hold, or None if they can't both hold."""
    if any(outer.get(bit, value) != value for bit, value in inner.items()):
        return None
    return outer | inner


def negated(condition):
    """Returns conditions that exclude each other. If this condition does not hold, exactly one of them holds."""
    bits = list(condition.items())
    return [dict(bits[:place]) | {bit: 1 - value} for place, (bit, value) in enumerate(bits)]


class IfTest:
    """Supports `with circuit.if_test((bit, 1)) as otherwise:`, which `with otherwise:` may follow."""

    def __init__(self, circuit, alternatives):
        self._circuit = circuit
        self._alternatives = alternatives
        self._block = None

    def __enter__(self):
        self._block = self._circuit._open_block(self._alternatives)
        return _Else(self)

    def __exit__(self, *error):
        self._circuit._close_block()

    def otherwise(self):
        if self._block is None or self._block.changed:
            raise CircuitError("The block before has measured into the bit that it asks, so there is no else here.")
        (condition,) = self._alternatives
        return IfTest(self._circuit, negated(condition))


class _Else:
    def __init__(self, test):
        self._test = test
        self._branch = None

    def __enter__(self):
        self._branch = self._test.otherwise()
        self._branch.__enter__()

    def __exit__(self, *error):
        self._branch.__exit__(*error)


class Block:
    """One `with` block, whose instructions depend on a condition."""

    def __init__(self, alternatives):
        self.alternatives = alternatives
        self.asked = {bit for condition in alternatives for bit in condition}
        self.changed = False

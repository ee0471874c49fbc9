"""The way to the engine: requests and replies are JSON, states and matrices stay on the other side."""

import json
from cmath import isfinite

import _qubloom_engine

from .errors import CircuitError


def ask(action, **request):
    """What the engine answers; a CircuitError with its sentence where it cannot."""
    reply = json.loads(_qubloom_engine.call(json.dumps({"do": action, **request})))
    if "error" in reply:
        raise CircuitError(reply["error"]["sentence"])
    return reply["result"]


def show(picture):
    """Shows a picture on the page, beside what was printed before."""
    _qubloom_engine.show(json.dumps(picture))


class Kept:
    """A state or a matrix that the engine keeps for as long as this object lives."""

    def __init__(self, kind, handle):
        self.kind = kind
        self.handle = handle

    def __del__(self):
        try:
            ask("forget" + self.kind, **{self.kind.lower(): self.handle})
        except Exception:  # the interpreter may be on its way out
            pass


def interleaved(values):
    """Numbers as real and imaginary parts in turn."""
    parts = []
    for value in values:
        try:
            number = complex(value)
        except (TypeError, ValueError):
            raise CircuitError(f"Numbers are needed here, and {value!r} isn't one.") from None
        if not isfinite(number):
            raise CircuitError(f"Numbers are needed here, and {number} isn't one that can be computed with.")
        parts += (number.real, number.imag)
    return parts


def complex_list(parts):
    """Real and imaginary parts in turn as numbers."""
    return [complex(re, im) for re, im in zip(parts[::2], parts[1::2])]

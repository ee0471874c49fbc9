"""Calls the engine. Requests and replies are JSON, and states and matrices stay in the engine."""

import json
from cmath import isfinite

import _qubloom_engine

from .errors import CircuitError


def ask(action, **request):
    """Returns the engine's answer to a request, or raises a CircuitError with the sentence of the engine's error."""
    reply = json.loads(_qubloom_engine.call(json.dumps({"do": action, **request})))
    if "error" in reply:
        raise CircuitError(reply["error"]["sentence"])
    return reply["result"]


def show(picture):
    """Shows a picture on the page, after the text that was printed before it."""
    _qubloom_engine.show(json.dumps(picture))


class Kept:
    """A state or a matrix that the engine keeps for as long as this object lives."""

    def __init__(self, kind, handle):
        self.kind = kind
        self.handle = handle

    def __del__(self):
        try:
            ask("forget" + self.kind, **{self.kind.lower(): self.handle})
        except Exception:  # the interpreter may be shutting down
            pass


def interleaved(values):
    """Returns the real and imaginary parts of complex numbers, alternating, in one list."""
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
    """Returns complex numbers from a list of alternating real and imaginary parts."""
    return [complex(re, im) for re, im in zip(parts[::2], parts[1::2])]

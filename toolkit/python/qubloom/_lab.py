"""Answers the page's questions after a program has ended."""

import contextlib
import io
import json

from . import qasm3
from .circuit.program import described
from .circuit.quantum_circuit import QuantumCircuit
from .errors import CircuitError

_MAX_CIRCUITS = 50
# A picture of more instructions would be unreadable.
_MAX_INSTRUCTIONS = 2000


def report(names):
    """Returns the circuits among a program's variables, in order, as JSON for the schema in toolkit/src/report.ts."""
    circuits = {}
    for name, value in names.items():
        if isinstance(value, QuantumCircuit) and not name.startswith("_") and value.num_qubits > 0:
            circuits.setdefault(id(value), (name, value))
    return json.dumps([{"name": name, **_reported(circuit)} for name, circuit in list(circuits.values())[:_MAX_CIRCUITS]])


def _reported(circuit):
    if len(circuit) > _MAX_INSTRUCTIONS:
        return {"sentence": f"This circuit has {len(circuit)} instructions: too many for a picture."}
    try:
        return {"line": circuit._line, **described(circuit)}
    except CircuitError as error:
        return {"sentence": error.message[:200]}


def answers(names, request, told=None):
    """
    Returns what a function of a program returns for each case of a task, as JSON for `Returned` in contract/src/lessons.
    `told` describes an error. If the request contains wrong programs that are expected, the answer also has the index of
    the first one that returns the same.
    """
    asked = json.loads(request)
    told = told or _told
    own = _answers(names, asked, lambda error: {**told(error), "plain": _told(error)["sentence"]})
    plain = [{"kind": "failed", "sentence": one.pop("plain")} if "plain" in one else one for one in own]
    if "foreseen" not in asked:
        return json.dumps(own)
    same = [at for at, code in enumerate(asked["foreseen"]) if _answers_of(code, asked) == plain]
    return json.dumps({"answers": own, "foreseen": same[0] if same else None})


def _answers(names, asked, told):
    function = names.get(asked["function"])
    if not callable(function):
        sentence = f"There is no function called {asked['function']}."
        return [{"kind": "failed", "sentence": sentence} for _ in asked["cases"]]
    return [_answer(function, case, told) for case in asked["cases"]]


def _answers_of(code, asked):
    names = {"__name__": "__main__"}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code, names)
            return _answers(names, asked, _told)
    except Exception:
        return None


def _answer(function, case, told):
    try:
        returned = function(*[_argument(one) for one in case])
        if returned is None:
            return {"kind": "nothing"}
        if isinstance(returned, QuantumCircuit):
            return {"kind": "circuit", "openQasm": qasm3.dumps(returned)}
        return {"kind": "value", "value": json.loads(json.dumps(returned, allow_nan=False))}
    except Exception as error:
        return {"kind": "failed", **told(error)}


def _argument(written):
    if "circuit" not in written:
        return written["value"]
    names = {}
    exec(written["circuit"].replace("from qiskit", "from qubloom"), names)
    return names["circuit"]


def _told(error):
    return {"sentence": f"{type(error).__name__}: {error}"[:300]}

"""The kinds of instruction other than gates, one module each."""

from ..gates import Gate
from .barrier import BARRIER, BarrierMethods
from .delay import DELAY, DelayMethods
from .kind import OperationKind
from .measure import MEASURE, MeasureMethods
from .reset import RESET, ResetMethods

_KINDS = {kind.name: kind for kind in (MEASURE, RESET, DELAY, BARRIER)}
_GATE = OperationKind("gate")


class OperationMethods(MeasureMethods, ResetMethods, DelayMethods, BarrierMethods):
    """The methods of a circuit that place instructions other than gates."""


def kind_of(operation):
    """Returns the kind of an instruction. An unknown instruction counts as a barrier."""
    return _GATE if isinstance(operation, Gate) else _KINDS.get(operation.name, BARRIER)

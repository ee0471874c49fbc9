"""Pictures that the page draws."""

from math import isfinite

from .._engine import show
from ..circuit.program import described
from ..errors import CircuitError
from ..quantum_info import Statevector


# toolkit/src/pictures.ts has the same limit.
_MAX_BARS = 4096


class Picture:
    """A picture that the page shows."""

    def __init__(self, picture):
        self._picture = picture
        show(picture)

    def show(self):
        """Does nothing, because the picture is already shown. Programs for matplotlib call this."""

    def __repr__(self):
        return f"<a picture on the page: {self._picture['kind']}>"


def plot_histogram(data, title=None, legend=None, sort="asc", number_to_keep=None, **options):
    """Shows counts, or probabilities, as bars. A list of several shows them side by side."""
    several = data if isinstance(data, (list, tuple)) else [data]
    if not several or not all(isinstance(each, dict) and each for each in several):
        raise CircuitError("plot_histogram needs counts, such as {'00': 512, '11': 512}.")
    if not all(isfinite(value) for each in several for value in each.values()):
        raise CircuitError("Every bar of a histogram needs a number for its height.")
    if number_to_keep is None and any(len(each) > _MAX_BARS for each in several):
        raise CircuitError(f"A picture has {_MAX_BARS} bars at most. number_to_keep=20 shows the 20 highest.")
    names = list(legend or []) + [""] * len(several)
    whole = all(isinstance(value, int) for each in several for value in each.values())
    series = [
        {"name": str(names[place]), "bars": _bars(each, sort, number_to_keep)} for place, each in enumerate(several)
    ]
    unit = "counts" if whole else "probabilities"
    return Picture({"kind": "histogram", "title": title or "", "unit": unit, "series": series})


def plot_distribution(data, **options):
    """Shows counts as fractions of their sum: bars that add up to 1."""
    several = data if isinstance(data, (list, tuple)) else [data]
    if any(sum(each.values()) == 0 for each in several):
        raise CircuitError("plot_distribution needs counts that aren't all 0.")
    return plot_histogram([{key: value / sum(each.values()) for key, value in each.items()} for each in several], **options)


def plot_bloch_multivector(state, title="", **options):
    """Shows an arrow for each qubit of a state. The more the qubit is entangled, the shorter its arrow."""
    vectors = (state if isinstance(state, Statevector) else Statevector(state))._bloch_vectors()
    return Picture({"kind": "bloch", "title": title or "", "vectors": vectors})


def circuit_picture(circuit):
    """Shows a circuit as a picture."""
    return Picture({"kind": "circuit", "title": "", "circuit": described(circuit)["circuit"]})


def _bars(counts, sort, number_to_keep):
    bars = [(_key(key, counts), value) for key, value in counts.items()]
    if number_to_keep is not None and number_to_keep < len(bars):
        bars.sort(key=lambda bar: -bar[1])
        bars = bars[:number_to_keep] + [("rest", sum(value for _, value in bars[number_to_keep:]))]
    rest = [bar for bar in bars if bar[0] == "rest"]
    bars = [bar for bar in bars if bar[0] != "rest"]
    if sort in ("value", "value_desc"):
        bars.sort(key=lambda bar: bar[1], reverse=sort == "value_desc")
    else:
        bars.sort(key=lambda bar: bar[0], reverse=sort == "desc")
    return bars + rest


def _key(key, counts):
    if isinstance(key, str):
        return key
    length = max(max(counts).bit_length(), 1)
    return f"{key:0{length}b}"

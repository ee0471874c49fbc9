"""Runs circuits through the interface that Qiskit calls primitives."""

from .aer import Counts, _counted
from .circuit.quantum_circuit import QuantumCircuit
from .errors import CircuitError
from .quantum_info import Statevector

_DEFAULT_SHOTS = 1024


class StatevectorSampler:
    """Runs circuits and keeps the bits of each register: sampler.run([circuit]).result()[0].data.meas.get_counts()."""

    def __init__(self, default_shots=_DEFAULT_SHOTS, seed=None):
        self._shots = default_shots
        self._seed = seed

    def run(self, pubs, shots=None):
        """Runs a list whose entries are circuits, or pairs of a circuit and values for its parameters."""
        return _PrimitiveJob([self._pub(pub, shots or self._shots) for pub in _listed(pubs)])

    def _pub(self, pub, shots):
        circuit, values, *rest = (*pub, None) if isinstance(pub, (tuple, list)) else (pub, None)
        circuit = circuit if values is None else circuit.assign_parameters(values)
        counts = _counted(circuit, (rest[0] if rest else None) or shots, self._seed, None)
        return PubResult(DataBin(circuit, counts))


class StatevectorEstimator:
    """Computes means of observables: estimator.run([(circuit, observable)]).result()[0].data.evs."""

    def __init__(self, default_precision=0.0, seed=None):
        self._precision = default_precision

    def run(self, pubs, precision=None):
        """Runs a list of pairs (circuit, observable) or triples (circuit, observable, values for the parameters)."""
        return _PrimitiveJob([self._pub(*pub) for pub in pubs])

    def _pub(self, circuit, observable, values=None):
        state = Statevector(circuit if values is None else circuit.assign_parameters(values))
        several = isinstance(observable, (list, tuple))
        means = [state.expectation_value(each) for each in (observable if several else [observable])]
        return PubResult(_Means(means if several else means[0]))


class PubResult:
    """The result of one circuit."""

    def __init__(self, data):
        self.data = data

    def join_data(self):
        """Returns the bits of all registers together."""
        return self.data._joined()


class DataBin:
    """The bits of each register, by its name."""

    def __init__(self, circuit, counts):
        self._registers = circuit.cregs
        self._counts = counts
        for place, register in enumerate(reversed(circuit.cregs)):
            setattr(self, register.name, BitArray(counts, lambda key, place=place: key.split(" ")[place]))

    def _joined(self):
        return BitArray(self._counts, lambda key: key.replace(" ", ""))

    def __getitem__(self, name):
        return getattr(self, name)

    def keys(self):
        """Returns the names of the registers."""
        return [register.name for register in self._registers]


class BitArray:
    """The results that were measured into one register."""

    def __init__(self, counts, part):
        self._counts = Counts()
        for key, value in counts.items():
            self._counts[part(key)] = self._counts.get(part(key), 0) + value
        self.num_shots = self._counts.shots()
        self.num_bits = len(next(iter(self._counts)))

    def get_counts(self):
        """Returns how often each outcome occurred."""
        return Counts(sorted(self._counts.items()))

    def get_int_counts(self):
        """Returns the same counts with whole numbers as keys."""
        return self.get_counts().int_outcomes()


class _Means:
    def __init__(self, evs):
        self.evs = evs
        self.stds = [0.0] * len(evs) if isinstance(evs, list) else 0.0


class _PrimitiveJob:
    def __init__(self, results):
        self._results = results

    def result(self):
        """Returns one result for each circuit."""
        return self._results


def _listed(pubs):
    if isinstance(pubs, QuantumCircuit):
        raise CircuitError("A sampler runs a list of circuits: sampler.run([circuit]).")
    return pubs

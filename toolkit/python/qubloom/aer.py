"""A simulator that runs circuits many times and counts the outcomes."""

from itertools import count

from ._engine import ask
from .circuit.program import runnable_program_of
from .circuit.quantum_circuit import QuantumCircuit
from .errors import CircuitError

_DEFAULT_SHOTS = 1024
_job_numbers = count(1)


class NoiseModel:
    """
    The probabilities of a device's errors. After a gate, each of its qubits may become fully random (`depolarizing`),
    or fall from 1 to 0 (`amplitude_damping`). `readout` is the probability that a measurement reports the wrong bit:
    one number, or a pair (0 read as 1, 1 read as 0).
    """

    def __init__(self, depolarizing=0, amplitude_damping=0, readout=0):
        self.depolarizing = _probability(depolarizing)
        self.amplitude_damping = _probability(amplitude_damping)
        pair = readout if isinstance(readout, (tuple, list)) else (readout, readout)
        if len(pair) != 2:
            raise CircuitError("readout is one probability, or two: 0 read as 1, and 1 read as 0.")
        self.readout = tuple(_probability(value) for value in pair)

    def _request(self):
        zero_as_one, one_as_zero = self.readout
        return {
            "depolarizing": self.depolarizing,
            "amplitudeDamping": self.amplitude_damping,
            "readout": {"zeroAsOne": zero_as_one, "oneAsZero": one_as_zero},
        }

    def __repr__(self):
        return (
            f"NoiseModel(depolarizing={self.depolarizing}, amplitude_damping={self.amplitude_damping},"
            f" readout={self.readout})"
        )


class Counts(dict):
    """The number of times that each outcome occurred. A space separates registers; the last register comes first."""

    def int_outcomes(self):
        """Returns the same counts with whole numbers as keys."""
        return {int(key.replace(" ", ""), 2): value for key, value in self.items()}

    def most_frequent(self):
        """Returns the outcome that occurred most often."""
        most = max(self.values())
        winners = [key for key, value in self.items() if value == most]
        if len(winners) > 1:
            raise CircuitError(f"There is a tie: {', '.join(winners)} came equally often.")
        return winners[0]

    def shots(self):
        """Returns the number of shots."""
        return sum(self.values())


class Result:
    """The result of running circuits."""

    def __init__(self, counted):
        self._counted = counted
        self.success = True

    def get_counts(self, experiment=None):
        """Returns the counts of the circuit with this name or number. By default: of the only circuit, or a list."""
        if experiment is None:
            counts = [counts for _, counts in self._counted]
            return counts[0] if len(counts) == 1 else counts
        if isinstance(experiment, int):
            if not 0 <= experiment < len(self._counted):
                raise CircuitError(f"There is no circuit {experiment} in this result.")
            return self._counted[experiment][1]
        for circuit, counts in self._counted:
            if circuit is experiment or circuit.name == getattr(experiment, "name", experiment):
                return counts
        raise CircuitError("That circuit was not part of this run.")


class Job:
    """A run. It has already ended when run() returns it."""

    def __init__(self, result):
        self._result = result
        self._number = next(_job_numbers)

    def result(self):
        """Returns the result of the run."""
        return self._result

    def job_id(self):
        """Returns a name for the run."""
        return f"job-{self._number}"

    def done(self):
        """Returns True, because a run has always ended here."""
        return True


class AerSimulator:
    """The simulator of this page, which is ideal or has a noise model."""

    def __init__(self, noise_model=None, seed_simulator=None, shots=None, **options):
        self.name = "aer_simulator"
        self._noise_model = noise_model
        self._seed = seed_simulator
        self._shots = shots

    def run(self, circuits, shots=None, seed_simulator=None, noise_model=None, **options):
        """Runs a circuit, or each circuit of a list, `shots` times. With a seed the counts are the same every time."""
        several = circuits if isinstance(circuits, (list, tuple)) else [circuits]
        shots = next(number for number in (shots, self._shots, _DEFAULT_SHOTS) if number is not None)
        seed = self._seed if seed_simulator is None else seed_simulator
        noise = noise_model or self._noise_model
        return Job(Result([(circuit, _counted(circuit, shots, seed, noise)) for circuit in several]))


def transpile(circuits, backend=None, **options):
    """Returns copies of the circuits without changes, because the simulator runs any circuit."""
    if isinstance(circuits, (list, tuple)):
        return [circuit.copy() for circuit in circuits]
    return circuits.copy()


def _counted(circuit, shots, seed, noise):
    if not isinstance(circuit, QuantumCircuit):
        raise CircuitError(f"The simulator runs circuits, and {circuit!r} isn't one.")
    if not any(step.operation.name == "measure" for step in circuit._steps):
        raise CircuitError(
            "This circuit has no measurement, so there is nothing to count. Add circuit.measure_all() before you run it."
        )
    if not isinstance(shots, int) or shots < 1:
        raise CircuitError(f"shots is how often the circuit runs: a whole number from 1 up, not {shots!r}.")
    if seed is not None and (not isinstance(seed, int) or not 0 <= seed < 2**53):
        raise CircuitError(f"A seed is a whole number from 0 up, not {seed!r}.")
    program = runnable_program_of(circuit)
    return Counts(dict(ask("counts", circuit=program, shots=shots, seed=seed, noise=noise and noise._request())))


def _probability(value):
    number = float(value)
    if not 0 <= number <= 1:
        raise CircuitError(f"A probability is a number from 0 to 1, not {value!r}.")
    return number

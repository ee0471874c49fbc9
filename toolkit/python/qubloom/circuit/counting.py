"""Measures the size of circuits."""

from .operations import kind_of


class CircuitCounting:
    """The methods that measure the size of a circuit."""

    def size(self, filter_function=None):
        """Returns the number of instructions without the barriers."""
        counts = filter_function or _is_counted
        return sum(bool(counts(instruction)) for instruction in self.data)

    def depth(self, filter_function=None):
        """Returns the number of instructions on the longest path through the circuit, without the barriers."""
        counts = filter_function or _is_counted
        levels = {}
        for step, instruction in zip(self._steps, self.data):
            asked = step.condition or ()
            touched = [("q", wire) for wire in step.wires] + [("c", bit) for bit in {*step.bits, *asked}]
            level = max(levels.get(place, 0) for place in touched) + bool(counts(instruction))
            levels |= {place: level for place in touched}
        return max(levels.values(), default=0)

    def width(self):
        """Returns the number of qubits and classical bits together."""
        return self.num_qubits + self.num_clbits

    def count_ops(self):
        """Returns the number of instructions of each name, the most frequent name first."""
        counts = {}
        for step in self._steps:
            counts[step.operation.name] = counts.get(step.operation.name, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: -item[1]))

    def num_nonlocal_gates(self):
        """Returns the number of instructions on two or more qubits, without the barriers."""
        return sum(step.operation.num_qubits > 1 and kind_of(step.operation).is_counted for step in self._steps)

    def _active_wires(self):
        """Returns the qubits that have an instruction other than a barrier, in order."""
        return sorted({wire for step in self._steps if kind_of(step.operation).is_counted for wire in step.wires})


def _is_counted(instruction):
    return kind_of(instruction.operation).is_counted

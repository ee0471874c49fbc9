"""Angles with a name, which get their values later."""

from collections.abc import Sequence
from math import isfinite

from ..errors import CircuitError


class ParameterExpression:
    """A parameter times a number, plus a number."""

    def __init__(self, parameter, times, plus):
        self._parameter = parameter
        self._times = times
        self._plus = plus

    @property
    def parameters(self):
        """The parameters in it."""
        return {self._parameter}

    def bind(self, values):
        """Returns its value for a value of its parameter: a number, or an expression of another parameter."""
        return self._times * values[self._parameter] + self._plus

    def source(self):
        """Returns the expression as the engine reads it."""
        return {"name": self._parameter.name, "times": self._times, "plus": self._plus}

    def _made(self, times, plus):
        return ParameterExpression(self._parameter, times, plus)

    def __add__(self, other):
        if isinstance(other, ParameterExpression):
            if other._parameter is not self._parameter:
                raise CircuitError(
                    "A sum of two different parameters isn't possible here. Add a number, or the same parameter."
                )
            return self._made(self._times + other._times, self._plus + other._plus)
        return self._made(self._times, self._plus + _number(other))

    __radd__ = __add__

    def __neg__(self):
        return self._made(-self._times, -self._plus)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __mul__(self, other):
        factor = _number(other)
        return self._made(self._times * factor, self._plus * factor)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self * (1 / _number(other))

    def __float__(self):
        raise TypeError(f"{self} has no value yet. Give it one with assign_parameters.")

    def __eq__(self, other):
        if not isinstance(other, ParameterExpression):
            return NotImplemented
        mine = (self._parameter.name, self._times, self._plus)
        return mine == (other._parameter.name, other._times, other._plus)

    def __hash__(self):
        return hash((self._parameter.name, self._times, self._plus))

    def __str__(self):
        text = self._parameter.name
        if self._times == -1:
            text = f"-{text}"
        elif self._times != 1:
            text = f"{_short(self._times)}*{text}"
        if self._plus:
            text += f" {'+' if self._plus > 0 else '-'} {_short(abs(self._plus))}"
        return text

    def __repr__(self):
        return f"ParameterExpression({self})"


class Parameter(ParameterExpression):
    """An angle with a name: Parameter("theta")."""

    def __init__(self, name):
        if not isinstance(name, str) or not name:
            raise CircuitError('A parameter needs a name, such as Parameter("theta").')
        super().__init__(self, 1, 0)
        self._name = name

    @property
    def name(self):
        """Its name."""
        return self._name

    def __eq__(self, other):
        return self is other if isinstance(other, Parameter) else super().__eq__(other)

    def __hash__(self):
        return hash((self._name, 1, 0))

    def __repr__(self):
        return f"Parameter({self.name})"


class ParameterVectorElement(Parameter):
    """One parameter of a ParameterVector."""

    def __init__(self, vector, index):
        super().__init__(f"{vector.name}[{index}]")
        self.vector = vector
        self.index = index

    def __repr__(self):
        return f"ParameterVectorElement({self.name})"


class ParameterVector(Sequence):
    """Several parameters, called name[0], name[1] and so on."""

    def __init__(self, name, length=0):
        self.name = name
        self._elements = []
        self.resize(length)

    @property
    def params(self):
        """Its parameters, in order."""
        return list(self._elements)

    def index(self, value):
        """Returns the index of one of its parameters."""
        return self._elements.index(value)

    def resize(self, length):
        """Makes it shorter or longer. The remaining parameters are the same objects as before."""
        for index in range(len(self._elements), length):
            self._elements.append(ParameterVectorElement(self, index))
        del self._elements[length:]

    def __len__(self):
        return len(self._elements)

    def __getitem__(self, key):
        return self._elements[key]

    def __repr__(self):
        return f"ParameterVector(name={self.name!r}, length={len(self)})"


def in_order(parameters):
    """Returns parameters sorted by name, and those of one vector by number: a[2] comes before a[10]."""
    return sorted(parameters, key=_place)


def _place(parameter):
    if isinstance(parameter, ParameterVectorElement):
        return (parameter.vector.name, parameter.index)
    return (parameter.name, -1)


def _number(value):
    if isinstance(value, ParameterExpression):
        raise CircuitError("A product of parameters isn't possible here. Multiply by a number.")
    number = float(value)
    if not isfinite(number):
        raise CircuitError(f"A parameter can't be changed by {number}.")
    return number


def _short(number):
    return f"{number:.5g}"

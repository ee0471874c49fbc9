"""Angles with a name, whose value comes later."""

from ..errors import CircuitError


class ParameterExpression:
    """A parameter times a number plus a number."""

    def __init__(self, parameter, times, plus):
        self._parameter = parameter
        self._times = times
        self._plus = plus

    @property
    def parameters(self):
        """The parameters in it."""
        return {self._parameter}

    def bind(self, values):
        """Its value where its parameter has this one: a number."""
        return self._times * values[self._parameter] + self._plus

    def source(self):
        """The same for the engine."""
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


class ParameterVector(list):
    """Several parameters, called name[0], name[1] and so on."""

    def __init__(self, name, length=0):
        super().__init__(Parameter(f"{name}[{index}]") for index in range(length))
        self.name = name


def _number(value):
    if isinstance(value, ParameterExpression):
        raise CircuitError("A product of parameters isn't possible here. Multiply by a number.")
    return float(value)


def _short(number):
    return f"{number:.5g}"

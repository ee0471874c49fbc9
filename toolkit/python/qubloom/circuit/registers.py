"""Qubits and classical bits, and the registers that hold them in order."""

from itertools import count

from ..errors import CircuitError


class Bit:
    """One place of a register."""

    def __init__(self, register, index):
        self._register = register
        self._index = index

    def __repr__(self):
        return f"<{type(self).__name__} register=({self._register.size}, {self._register.name!r}), index={self._index}>"


class Qubit(Bit):
    """One qubit."""


class Clbit(Bit):
    """One classical bit, where a measurement writes its result."""


class Register:
    """Qubits, or classical bits, under one name."""

    bit_type = Bit
    prefix = "reg"
    words = "places"

    def __init__(self, size, name=None):
        if not isinstance(size, int) or isinstance(size, bool) or size < 0:
            raise CircuitError(f"A register needs a whole number for its size, and {size!r} isn't one.")
        if size > self.max_size:
            raise CircuitError(f"{size} {self.words} are too many. At most {self.max_size} are possible.")
        self.name = f"{self.prefix}{next(self._numbers)}" if name is None else str(name)
        self.size = size
        self._bits = [self.bit_type(self, index) for index in range(size)]

    def __init_subclass__(cls):
        cls._numbers = count()

    def __len__(self):
        return self.size

    def __iter__(self):
        return iter(self._bits)

    def __getitem__(self, key):
        if isinstance(key, (list, range, tuple)):
            return [self[each] for each in key]
        try:
            return self._bits[key]
        except IndexError:
            raise CircuitError(
                f"The register {self.name!r} has {self.size} {self.words}, and {key} is outside of it."
            ) from None

    def index(self, bit):
        """Returns the index of a bit in this register."""
        return self._bits.index(bit)

    def __repr__(self):
        return f"{type(self).__name__}({self.size}, {self.name!r})"


class QuantumRegister(Register):
    """Qubits under one name: QuantumRegister(2, "q")."""

    bit_type = Qubit
    prefix = "q"
    words = "qubits"
    max_size = 4096


class ClassicalRegister(Register):
    """Classical bits under one name: ClassicalRegister(2, "c")."""

    bit_type = Clbit
    prefix = "c"
    words = "classical bits"
    max_size = 65536


class Places:
    """The qubits, or the classical bits, of one circuit. It finds their numbers from bits, registers, and numbers."""

    def __init__(self, words, word):
        self.registers = []
        self.bits = []
        self._numbers = {}
        self._words = words
        self._word = word

    def add(self, register):
        if any(other.name == register.name for other in self.registers):
            raise CircuitError(f"This circuit already has a register called {register.name!r}.")
        self.registers.append(register)
        for bit in register:
            self._numbers[bit] = len(self.bits)
            self.bits.append(bit)

    def number_of(self, bit):
        """Returns the number of one bit in this circuit."""
        if bit not in self._numbers:
            raise CircuitError(f"{bit!r} isn't one of the {self._words} of this circuit.")
        return self._numbers[bit]

    def numbers_of(self, specifier):
        """Returns the numbers of bits that are given as a number, a bit, a register, a slice, or a list of these."""
        if isinstance(specifier, int) and not isinstance(specifier, bool):
            return [self._checked(specifier)]
        if isinstance(specifier, Bit):
            return [self.number_of(specifier)]
        if isinstance(specifier, slice):
            return list(range(len(self.bits)))[specifier]
        if isinstance(specifier, (Register, list, tuple, range, set)):
            return [number for each in specifier for number in self.numbers_of(each)]
        if hasattr(specifier, "__index__") and not isinstance(specifier, bool):
            return [self._checked(specifier.__index__())]
        raise CircuitError(f"{specifier!r} names no {self._word}. Take its number, such as 0.")

    def _checked(self, number):
        size = len(self.bits)
        if -size <= number < size:
            return number % size
        if size == 0:
            raise CircuitError(f"This circuit has no {self._words} yet, so there is no {self._word} {number}.")
        if size == 1:
            raise CircuitError(f"This circuit has one {self._word}, number 0. There is no {self._word} {number}.")
        numbers = "0 and 1" if size == 2 else f"0 to {size - 1}"
        raise CircuitError(
            f"This circuit has {size} {self._words}, numbered {numbers}. There is no {self._word} {number}."
        )

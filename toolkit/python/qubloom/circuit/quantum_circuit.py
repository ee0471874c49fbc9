"""Circuits: registers, and instructions in the order in which they were written."""

from itertools import count
from typing import NamedTuple

from ..errors import CircuitError
from .algebra import CircuitAlgebra
from .conditions import Block, IfTest, both, condition_parts
from .counting import CircuitCounting
from .gate_methods import GateMethods
from .gates import Gate, Instruction
from .old_names import advice_for
from .operations import OperationMethods, kind_of
from .registers import ClassicalRegister, Clbit, Places, QuantumRegister, Register
from .source import line_of_learner
from .state_preparation import preparation

_numbers = count()


class Step:
    """An instruction of a circuit, with the numbers of its qubits and classical bits."""

    __slots__ = ("operation", "wires", "bits", "condition", "line")

    def __init__(self, operation, wires, bits=(), condition=None, line=None):
        self.operation = operation
        self.wires = wires
        self.bits = bits
        self.condition = condition
        self.line = line


class CircuitInstruction:
    """An instruction with the qubits and classical bits that it acts on."""

    def __init__(self, operation, qubits=(), clbits=()):
        self.operation = operation
        self.qubits = tuple(qubits)
        self.clbits = tuple(clbits)

    @property
    def name(self):
        """The name of the operation."""
        return self.operation.name

    def __repr__(self):
        return f"CircuitInstruction(operation={self.operation!r}, qubits={self.qubits}, clbits={self.clbits})"


class BitLocations(NamedTuple):
    """The number of a bit in a circuit, and its registers with its index in each of them."""

    index: int
    registers: list


class QuantumCircuit(GateMethods, OperationMethods, CircuitAlgebra, CircuitCounting):
    """
    A quantum circuit. QuantumCircuit(2) has two qubits, and QuantumCircuit(2, 2) also has two classical bits. Registers
    may replace the numbers.
    """

    def __init__(self, *regs, name=None, global_phase=0, metadata=None):
        self.name = f"circuit-{next(_numbers)}" if name is None else name
        self.metadata = {} if metadata is None else metadata
        self.global_phase = global_phase
        self._qubits = Places("qubits", "qubit")
        self._clbits = Places("classical bits", "classical bit")
        self._steps = []
        self._blocks = []
        self._line = line_of_learner()
        if regs and all(isinstance(each, int) for each in regs):
            if len(regs) > 2:
                raise CircuitError("QuantumCircuit takes two numbers at most: qubits and classical bits.")
            kinds = ((QuantumRegister, "q"), (ClassicalRegister, "c"))
            regs = [kind(size, letter) for (kind, letter), size in zip(kinds, regs)]
        self.add_register(*(register for register in regs if not isinstance(register, Register) or register.size > 0))

    def add_register(self, *regs):
        """Adds qubits or classical bits."""
        for register in regs:
            if isinstance(register, QuantumRegister):
                self._qubits.add(register)
            elif isinstance(register, ClassicalRegister):
                self._clbits.add(register)
            else:
                raise CircuitError(
                    f"A circuit is made from whole numbers or registers, such as QuantumCircuit(2), and not from {register!r}."
                )

    def __getattr__(self, name):
        raise advice_for(name) or AttributeError(
            f"'{type(self).__name__}' object has no attribute '{name}'", name=name, obj=self
        )

    @property
    def global_phase(self):
        """A turn of all amplitudes together. It's always 0 here, because no measurement can show it."""
        return 0

    @global_phase.setter
    def global_phase(self, angle):
        if angle != 0:
            raise CircuitError(
                "A circuit has no global phase here. No measurement can show one."
                " To turn the part where a qubit is 1, use circuit.p(angle, qubit)."
            )

    @property
    def qubits(self):
        """All qubits, in order."""
        return list(self._qubits.bits)

    @property
    def clbits(self):
        """All classical bits, in order."""
        return list(self._clbits.bits)

    @property
    def qregs(self):
        """The registers of qubits."""
        return list(self._qubits.registers)

    @property
    def cregs(self):
        """The registers of classical bits."""
        return list(self._clbits.registers)

    @property
    def num_qubits(self):
        """The number of qubits."""
        return len(self._qubits.bits)

    @property
    def num_clbits(self):
        """The number of classical bits."""
        return len(self._clbits.bits)

    @property
    def data(self):
        """The instructions, in order."""
        qubits, clbits = self._qubits.bits, self._clbits.bits
        return [
            CircuitInstruction(step.operation, [qubits[wire] for wire in step.wires], [clbits[bit] for bit in step.bits])
            for step in self._steps
        ]

    def find_bit(self, bit):
        """Returns the location of a qubit or a classical bit: its number as `index`, and its registers."""
        places = self._clbits if isinstance(bit, Clbit) else self._qubits
        registers = [(register, register.index(bit)) for register in places.registers if bit in list(register)]
        return BitLocations(places.number_of(bit), registers)

    def has_register(self, register):
        """Returns True if the circuit has this register."""
        return register in self.qregs + self.cregs

    def get_instructions(self, name):
        """Returns the instructions with this name, in order."""
        return [instruction for instruction in self.data if instruction.name == name]

    def append(self, instruction, qargs=None, cargs=None):
        """Places a gate, or another instruction, on these qubits and classical bits."""
        if isinstance(instruction, CircuitInstruction):
            instruction, qargs, cargs = instruction.operation, instruction.qubits, instruction.clbits
        if isinstance(instruction, QuantumCircuit):
            instruction = instruction.to_instruction()
        if isinstance(instruction, Gate):
            return self._broadcast(instruction, list(qargs or []))
        if not isinstance(instruction, Instruction):
            raise CircuitError(f"{instruction!r} is no gate.")
        if hasattr(instruction, "circuit"):
            return self.compose(instruction.circuit, qargs, cargs, inplace=True)
        wires = [self._qubits.numbers_of(each) for each in qargs or []]
        bits = [self._clbits.numbers_of(each) for each in cargs or []]
        for step in zip(*wires, *bits):
            self._place(instruction, step[: len(wires)], step[len(wires) :])
        return self

    def clear(self):
        """Removes all instructions."""
        self._steps = []

    def if_test(self, condition, true_body=None, qubits=None, clbits=None):
        """
        Instructions inside `with circuit.if_test((bit, 1)):` act only if the bit has that value. A register may replace
        the bit, and `as otherwise` names the block for the other case.
        """
        test = IfTest(self, [condition_parts(self._clbits, condition)])
        if true_body is None:
            return test
        with test:
            self.compose(true_body, qubits, clbits, inplace=True)
        return self

    def prepare_state(self, state, qubits=None, label=None, normalize=False):
        """
        Prepares a state on qubits that are 0. The state is a list of amplitudes, a number, or a label such as "+0".
        With normalize=True the amplitudes are scaled so that their squares add up to 1.
        """
        wires = self._qubits.numbers_of(range(self.num_qubits) if qubits is None else qubits)
        for gate, places in preparation(state, len(wires), normalize):
            self._place(gate, tuple(wires[place] for place in places))
        return self

    def initialize(self, params, qubits=None, normalize=False):
        """Sets qubits to 0, and then prepares a state on them, as prepare_state does."""
        self.reset(range(self.num_qubits) if qubits is None else qubits)
        return self.prepare_state(params, qubits, normalize=normalize)

    def _broadcast(self, gate, qargs):
        """Places a gate once, or several times if an argument is a list of qubits."""
        groups = [self._qubits.numbers_of(each) for each in qargs]
        if len(groups) != gate.num_qubits:
            raise CircuitError(f"The gate {gate.name} needs {gate.num_qubits} qubits, and got {len(groups)}.")
        times = max(len(group) for group in groups)
        if any(len(group) not in (1, times) for group in groups):
            raise CircuitError(f"The lists of qubits for {gate.name} have different lengths.")
        for place in range(times):
            self._place(gate, tuple(group[place if len(group) > 1 else 0] for group in groups))
        return self

    def _place(self, operation, wires, bits=(), line=None):
        if len(set(wires)) < len(wires):
            raise CircuitError(f"{operation.name} needs different qubits, and got {_list(wires)}.")
        if line is None:
            line = line_of_learner()
        if not self._blocks:
            self._steps.append(Step(operation, tuple(wires), tuple(bits), None, line))
            return
        if kind_of(operation).is_idle:
            raise CircuitError(f"A {operation.name} can't stand below if_test.")
        block = self._blocks[-1]
        if any(block.changed for block in self._blocks):
            raise CircuitError(
                "A measurement has changed the bit that if_test asks. Start another if_test below it."
            )
        for condition in block.alternatives:
            self._steps.append(Step(operation, tuple(wires), tuple(bits), condition, line))
        for outer in self._blocks:
            outer.changed = outer.changed or not outer.asked.isdisjoint(bits)

    def _open_block(self, alternatives):
        if self._blocks:
            outer = self._blocks[-1].alternatives
            joined = [both(one, other) for one in outer for other in alternatives]
            alternatives = [condition for condition in joined if condition is not None]
        self._blocks.append(Block(alternatives))
        return self._blocks[-1]

    def _close_block(self):
        self._blocks.pop()

    def draw(self, output="text", **options):
        """
        Returns the circuit as text to print; draw("mpl") shows it as a picture on the page. `fold` is the largest width
        of the text in characters, or -1 for any width.
        """
        from ..visualization import circuit_drawer

        return circuit_drawer(self, output, **options)

    def __str__(self):
        return str(self.draw())

    def __len__(self):
        return len(self._steps)

    def __iter__(self):
        return iter(self.data)

    def __getitem__(self, key):
        return self.data[key]

    def __eq__(self, other):
        if not isinstance(other, QuantumCircuit):
            return NotImplemented
        return self._outline() == other._outline()

    __hash__ = None

    def _outline(self):
        steps = [(step.operation, step.wires, step.bits, step.condition) for step in self._steps]
        registers = [(register.name, register.size) for register in self.qregs + self.cregs]
        return (registers, steps)


def _list(numbers):
    return " and ".join(str(number) for number in numbers)


Gate._new_circuit = QuantumCircuit

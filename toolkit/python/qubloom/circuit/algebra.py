"""Makes circuits from other circuits."""

from ..errors import CircuitError
from .gates import Gate, Instruction, adjoint_name
from .operations import kind_of
from .parameters import ParameterExpression, ParameterVector, in_order
from .registers import QuantumRegister
from .source import line_of_learner

# The engine has the same limit.
_MAX_STEPS = 1_000_000


class CircuitAlgebra:
    """The methods that make a circuit from other circuits."""

    def copy(self, name=None):
        """Returns a copy of the circuit, which can be changed separately."""
        circuit = self.copy_empty_like(name)
        circuit._steps = list(self._steps)
        return circuit

    def copy_empty_like(self, name=None):
        """Returns a circuit with the same qubits and classical bits, without instructions."""
        return type(self)(*self.qregs, *self.cregs, name=name or self.name, metadata=dict(self.metadata))

    def compose(self, other, qubits=None, clbits=None, front=False, inplace=False, wrap=False):
        """
        Returns this circuit followed by the other one, which acts on these qubits and classical bits. With front=True
        the other one comes first. With wrap=True it is placed as one instruction.
        """
        if wrap and not isinstance(other, Instruction):
            other = other.to_instruction()
        if isinstance(other, Instruction):
            circuit = self.copy_empty_like() if front else self if inplace else self.copy()
            circuit.append(other, range(other.num_qubits) if qubits is None else qubits, clbits)
            return self._put_before(circuit, inplace) if front else None if inplace else circuit
        wires = self._qubits.numbers_of(range(other.num_qubits) if qubits is None else qubits)
        bits = self._clbits.numbers_of(range(other.num_clbits) if clbits is None else clbits)
        if len(wires) != other.num_qubits or len(bits) != other.num_clbits:
            raise CircuitError(
                f"A circuit of {other.num_qubits} qubits and {other.num_clbits} classical bits doesn't fit"
                f" {len(wires)} and {len(bits)}."
            )
        circuit = self.copy_empty_like() if front else self if inplace else self.copy()
        line = line_of_learner()
        for step in list(other._steps):
            circuit._place_moved(step, wires, bits, line)
        return self._put_before(circuit, inplace) if front else None if inplace else circuit

    def _put_before(self, circuit, inplace):
        circuit._steps += self._steps
        if not inplace:
            return circuit
        self._steps = circuit._steps
        return None

    def _place_moved(self, step, wires, bits, line=None):
        """
        Places a step of another circuit in this one, under its own condition and the conditions of the open blocks. If
        no line is given, the step keeps its own.
        """
        if step.condition:
            self._open_block([{bits[bit]: value for bit, value in step.condition.items()}])
        try:
            moved = tuple(wires[wire] for wire in step.wires)
            self._place(step.operation, moved, tuple(bits[bit] for bit in step.bits), line or step.line)
        finally:
            if step.condition:
                self._close_block()

    def inverse(self, annotated=False):
        """Returns the circuit that undoes this one."""
        circuit = self.copy_empty_like(adjoint_name(self.name))
        for step in reversed(self._steps):
            operation = step.operation
            if not kind_of(operation).is_idle:
                self._require_gate(step, "undone")
                operation = operation.inverse()
            circuit._place(operation, step.wires, line=step.line)
        return circuit

    def repeat(self, reps):
        """Returns the circuit, repeated several times in a row."""
        if len(self._steps) * reps > _MAX_STEPS:
            raise CircuitError(f"{reps} times this circuit is more than {_MAX_STEPS} instructions. A circuit can have at most {_MAX_STEPS}.")
        circuit = self.copy_empty_like(f"{self.name}**{reps}")
        circuit._steps = self._steps * reps
        return circuit

    def power(self, power):
        """Returns the circuit, repeated this number of times; for a negative number, its inverse is repeated."""
        if not isinstance(power, int):
            raise CircuitError(f"A circuit can be repeated a whole number of times, not {power} times.")
        return self.repeat(power) if power >= 0 else self.inverse().repeat(-power)

    def control(self, num_ctrl_qubits=1, label=None, ctrl_state=None, annotated=None):
        """Returns the circuit under the control of additional qubits, which come before its own."""
        gate = self.to_gate().control(num_ctrl_qubits, label, ctrl_state)
        circuit = type(self)(QuantumRegister(num_ctrl_qubits, "control"), *self.qregs, name=gate.name)
        circuit._place(gate, range(gate.num_qubits))
        return circuit

    def reverse_bits(self):
        """Returns the circuit with its qubits and its classical bits in reverse order."""
        last_qubit, last_bit = self.num_qubits - 1, self.num_clbits - 1
        circuit = type(self)(*reversed(self.qregs), *reversed(self.cregs), name=self.name)
        wires = [last_qubit - wire for wire in range(self.num_qubits)]
        bits = [last_bit - bit for bit in range(self.num_clbits)]
        for step in self._steps:
            circuit._place_moved(step, wires, bits)
        return circuit

    def to_gate(self, label=None):
        """Returns the whole circuit as one gate, which append can place."""
        for step in self._steps:
            if not kind_of(step.operation).is_idle:
                self._require_gate(step, "made a gate")
        body = self.copy()
        body._steps = [step for step in body._steps if not kind_of(step.operation).is_idle]
        return Gate(self.name, label=label, definition=body)

    def to_instruction(self, label=None):
        """Returns the whole circuit as one instruction, which append can place."""
        if all(isinstance(step.operation, Gate) and not step.condition for step in self._steps):
            return self.to_gate(label)
        instruction = Instruction(self.name, self.num_qubits, self.num_clbits, label=label)
        instruction.circuit = self.copy()
        return instruction

    def reverse_ops(self):
        """Returns the circuit with its instructions in reverse order. This does not undo them, as inverse() does."""
        circuit = self.copy_empty_like(f"reverse_{self.name}")
        circuit._steps = self._steps[::-1]
        return circuit

    def decompose(self, *, reps=1):
        """Returns the circuit with each gate that was made from a circuit replaced by its contents, `reps` times."""
        circuit = self
        for _ in range(reps):
            circuit = circuit._decomposed()
        return circuit

    def _decomposed(self):
        circuit = self.copy_empty_like()
        for step in self._steps:
            gate = step.operation
            if not (isinstance(gate, Gate) and gate.definition is not None):
                circuit._steps.append(step)
                continue
            controls, targets = step.wires[: len(gate.controls)], step.wires[len(gate.controls) :]
            for inner in gate.definition._steps:
                part = inner.operation
                whole = part._like(controls=gate.controls + part.controls)
                circuit._place(whole, (*controls, *(targets[wire] for wire in inner.wires)), line=step.line)
                circuit._steps[-1].condition = step.condition
        return circuit

    def remove_final_measurements(self, inplace=True):
        """Removes measurements and barriers that nothing follows, and classical registers without use."""
        circuit = self if inplace else self.copy()
        seen = set()
        asked = set()
        kept = []
        for step in reversed(circuit._steps):
            is_last = seen.isdisjoint(step.wires) and asked.isdisjoint(step.bits) and not step.condition
            if is_last and kind_of(step.operation).is_left_out_at_end:
                continue
            seen.update(step.wires)
            asked.update(step.condition or ())
            kept.append(step)
        used = {bit for step in kept for bit in (*step.bits, *(step.condition or ()))}
        registers = [
            register for register in circuit.cregs if any(circuit._clbits.number_of(bit) in used for bit in register)
        ]
        left = type(self)(*circuit.qregs, *registers)
        numbers = {circuit._clbits.number_of(bit): place for place, bit in enumerate(left.clbits)}
        for step in reversed(kept):
            left._place_moved(step, range(left.num_qubits), numbers)
        circuit._clbits, circuit._steps = left._clbits, left._steps
        return None if inplace else circuit

    @property
    def parameters(self):
        """The parameters that have no value yet, sorted by name, and those of one vector by number."""
        found = {}
        for step in self._steps:
            for parameter in _parameters_of(step.operation):
                if found.setdefault(parameter.name, parameter) is not parameter:
                    raise CircuitError(f"Two different parameters of this circuit are called {parameter.name!r}.")
        return in_order(found.values())

    @property
    def num_parameters(self):
        """The number of parameters that have no value yet."""
        return len(self.parameters)

    def assign_parameters(self, parameters, inplace=False, *, flat_input=False, strict=True):
        """
        Returns the circuit with values for its parameters. The values are a list in the order of circuit.parameters, or
        a dictionary whose keys are parameters, vectors, or names. A value is a number, or a parameter that replaces it.
        """
        values = self._values_of(parameters, strict)
        circuit = self if inplace else self.copy()
        steps = circuit._steps
        circuit._steps = []
        for step in steps:
            operation = step.operation.bound(values) if _parameters_of(step.operation) else step.operation
            circuit._steps.append(type(step)(operation, step.wires, step.bits, step.condition, step.line))
        return None if inplace else circuit

    def _values_of(self, parameters, strict):
        known = self.parameters
        if not isinstance(parameters, dict):
            parameters = _listed(parameters)
            if len(parameters) != len(known):
                raise CircuitError(f"This circuit has {len(known)} parameters, and got {len(parameters)} values.")
            return {parameter: _value(value) for parameter, value in zip(known, parameters)}
        by_name = {parameter.name: parameter for parameter in known}
        values = {}
        for key, value in parameters.items():
            if isinstance(key, ParameterVector):
                pairs = zip(key, _values_for(key, value))
            else:
                pairs = [(by_name.get(key, key) if isinstance(key, str) else key, value)]
            for parameter, each in pairs:
                if parameter in known:
                    values[parameter] = _value(each)
                elif strict:
                    raise CircuitError(f"This circuit has no parameter {getattr(parameter, 'name', parameter)}.")
        return values

    def _require_gate(self, step, verb):
        if not isinstance(step.operation, Gate) or step.condition:
            raise CircuitError(
                f"Measurements, resets and if_test can't be {verb}. This circuit has a {step.operation.name} of that kind."
            )


def _parameters_of(operation):
    found = [parameter for value in operation.params for parameter in getattr(value, "parameters", ())]
    definition = getattr(operation, "definition", None)
    return found + (definition.parameters if definition is not None else [])


def _listed(values):
    try:
        return list(values)
    except TypeError:
        raise CircuitError(f"Give the values as a list or a dictionary, such as [{values!r}].") from None


def _values_for(vector, values):
    listed = _listed(values)
    if len(listed) != len(vector):
        raise CircuitError(f"{vector.name} has {len(vector)} parameters, and got {len(listed)} values.")
    return listed


def _value(value):
    if isinstance(value, ParameterExpression):
        return value
    try:
        return float(value)
    except (TypeError, ValueError):
        raise CircuitError(f"A parameter needs a number for its value, and {value!r} isn't one.") from None

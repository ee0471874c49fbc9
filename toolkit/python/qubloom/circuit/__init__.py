"""Circuits and their parts."""

from ..errors import CircuitError
from .gates import Gate, Instruction
from .parameters import Parameter, ParameterExpression, ParameterVector
from .quantum_circuit import CircuitInstruction, QuantumCircuit
from .registers import ClassicalRegister, Clbit, QuantumRegister, Qubit

__all__ = [
    "CircuitError",
    "CircuitInstruction",
    "ClassicalRegister",
    "Clbit",
    "Gate",
    "Instruction",
    "Parameter",
    "ParameterExpression",
    "ParameterVector",
    "QuantumCircuit",
    "QuantumRegister",
    "Qubit",
]

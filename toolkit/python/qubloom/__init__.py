"""
Tools for first quantum programs, under the names that Qiskit uses.

    from qubloom import AerSimulator, QuantumCircuit

    circuit = QuantumCircuit(2)
    circuit.h(0)
    circuit.cx(0, 1)
    circuit.measure_all()
    print(AerSimulator().run(circuit, shots=1000).result().get_counts())
"""

from . import qasm2, qasm3
from .aer import AerSimulator, NoiseModel, transpile
from .circuit import (
    CircuitError,
    ClassicalRegister,
    Gate,
    Instruction,
    Parameter,
    ParameterVector,
    QuantumCircuit,
    QuantumRegister,
)
from .moving import to_qiskit
from .primitives import StatevectorEstimator, StatevectorSampler
from .quantum_info import Operator, Pauli, SparsePauliOp, Statevector
from .visualization import plot_bloch_multivector, plot_distribution, plot_histogram

__all__ = [
    "AerSimulator",
    "CircuitError",
    "ClassicalRegister",
    "Gate",
    "Instruction",
    "NoiseModel",
    "Operator",
    "Parameter",
    "ParameterVector",
    "Pauli",
    "QuantumCircuit",
    "QuantumRegister",
    "SparsePauliOp",
    "Statevector",
    "StatevectorEstimator",
    "StatevectorSampler",
    "plot_bloch_multivector",
    "plot_distribution",
    "plot_histogram",
    "qasm2",
    "qasm3",
    "to_qiskit",
    "transpile",
]

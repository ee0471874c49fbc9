"""States and operators, for studying circuits without measuring them."""

from .operator import Operator
from .pauli import Pauli, SparsePauliOp
from .statevector import Statevector

__all__ = ["Operator", "Pauli", "SparsePauliOp", "Statevector"]

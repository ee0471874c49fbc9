"""The methods of a circuit that place one gate each, under the names that Qiskit uses."""

from ..errors import CircuitError
from .gates import Gate, control_state
from .library import UnitaryGate


class GateMethods:
    """Controls come before targets, and angles (in radians) before qubits. A list of qubits places several gates."""

    def id(self, qubit):
        """Does nothing to a qubit."""
        return self._gate("id", (), qubit)

    def x(self, qubit, label=None):
        """Swaps 0 and 1: the NOT gate."""
        return self._gate("x", (), qubit, label=label)

    def y(self, qubit):
        """A half turn about the Y axis."""
        return self._gate("y", (), qubit)

    def z(self, qubit):
        """Flips the sign of the amplitude of 1."""
        return self._gate("z", (), qubit)

    def h(self, qubit):
        """The Hadamard gate: turns 0 or 1 into an equal superposition, and back."""
        return self._gate("h", (), qubit)

    def s(self, qubit):
        """A quarter turn about the Z axis."""
        return self._gate("s", (), qubit)

    def sdg(self, qubit):
        """Undoes S."""
        return self._gate("sdg", (), qubit)

    def t(self, qubit):
        """An eighth turn about the Z axis."""
        return self._gate("t", (), qubit)

    def tdg(self, qubit):
        """Undoes T."""
        return self._gate("tdg", (), qubit)

    def sx(self, qubit):
        """The square root of X: two of them make an X."""
        return self._gate("sx", (), qubit)

    def sxdg(self, qubit):
        """Undoes SX."""
        return self._gate("sxdg", (), qubit)

    def rx(self, theta, qubit, label=None):
        """A turn by theta about the X axis."""
        return self._gate("rx", (theta,), qubit, label=label)

    def ry(self, theta, qubit, label=None):
        """A turn by theta about the Y axis."""
        return self._gate("ry", (theta,), qubit, label=label)

    def rz(self, phi, qubit):
        """A turn by phi about the Z axis."""
        return self._gate("rz", (phi,), qubit)

    def p(self, theta, qubit):
        """Turns the amplitude of 1 by theta."""
        return self._gate("p", (theta,), qubit)

    def u(self, theta, phi, lam, qubit):
        """Any one-qubit gate, by three angles."""
        return self._gate("u", (theta, phi, lam), qubit)

    def swap(self, qubit1, qubit2):
        """Swaps two qubits."""
        return self._gate("swap", (), qubit1, qubit2)

    def iswap(self, qubit1, qubit2):
        """Swaps two qubits, and multiplies the amplitudes of 01 and 10 by i."""
        return self._gate("iswap", (), qubit1, qubit2)

    def rxx(self, theta, qubit1, qubit2):
        """A turn by theta about XX."""
        return self._gate("rxx", (theta,), qubit1, qubit2)

    def ryy(self, theta, qubit1, qubit2):
        """A turn by theta about YY."""
        return self._gate("ryy", (theta,), qubit1, qubit2)

    def rzz(self, theta, qubit1, qubit2):
        """A turn by theta about ZZ."""
        return self._gate("rzz", (theta,), qubit1, qubit2)

    def cx(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """X on the target if the control is 1: the CNOT gate."""
        return self._gate("x", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cy(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """Y on the target if the control is 1."""
        return self._gate("y", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cz(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """Z on the target if the control is 1: flips the sign of 11."""
        return self._gate("z", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def ch(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """H on the target if the control is 1."""
        return self._gate("h", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cs(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """S on the target if the control is 1."""
        return self._gate("s", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def csdg(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """Undoes CS."""
        return self._gate("sdg", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def csx(self, control_qubit, target_qubit, label=None, ctrl_state=None):
        """SX on the target if the control is 1."""
        return self._gate("sx", (), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cp(self, theta, control_qubit, target_qubit, label=None, ctrl_state=None):
        """Turns the amplitude of 11 by theta."""
        return self._gate("p", (theta,), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def crx(self, theta, control_qubit, target_qubit, label=None, ctrl_state=None):
        """RX on the target if the control is 1."""
        return self._gate("rx", (theta,), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cry(self, theta, control_qubit, target_qubit, label=None, ctrl_state=None):
        """RY on the target if the control is 1."""
        return self._gate("ry", (theta,), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def crz(self, theta, control_qubit, target_qubit, label=None, ctrl_state=None):
        """RZ on the target if the control is 1."""
        return self._gate("rz", (theta,), control_qubit, target_qubit, controls=1, state=ctrl_state, label=label)

    def cu(self, theta, phi, lam, gamma, control_qubit, target_qubit, label=None, ctrl_state=None):
        """U times the phase gamma on the target if the control is 1."""
        waits_for_zero = control_state(ctrl_state, 1) == 0
        if waits_for_zero:
            self.x(control_qubit)
        if gamma != 0:
            self.p(gamma, control_qubit)
        self._gate("u", (theta, phi, lam), control_qubit, target_qubit, controls=1, label=label)
        return self.x(control_qubit) if waits_for_zero else self

    def cswap(self, control_qubit, target_qubit1, target_qubit2, label=None, ctrl_state=None):
        """Swaps two qubits if the control is 1."""
        qubits = (control_qubit, target_qubit1, target_qubit2)
        return self._gate("swap", (), *qubits, controls=1, state=ctrl_state, label=label)

    def ccx(self, control_qubit1, control_qubit2, target_qubit, ctrl_state=None):
        """X on the target if both controls are 1: the Toffoli gate."""
        return self._gate("x", (), control_qubit1, control_qubit2, target_qubit, controls=2, state=ctrl_state)

    def ccz(self, control_qubit1, control_qubit2, target_qubit, label=None, ctrl_state=None):
        """Z on the target if both controls are 1."""
        qubits = (control_qubit1, control_qubit2, target_qubit)
        return self._gate("z", (), *qubits, controls=2, state=ctrl_state, label=label)

    def mcx(self, control_qubits, target_qubit, ancilla_qubits=None, mode="noancilla", ctrl_state=None):
        """X on the target if all controls are 1. It needs no ancilla qubits here."""
        return self._controlled("x", (), control_qubits, target_qubit, ctrl_state)

    def mcp(self, lam, control_qubits, target_qubit, ctrl_state=None):
        """Turns the amplitude of all ones by lam."""
        return self._controlled("p", (lam,), control_qubits, target_qubit, ctrl_state)

    def mcrx(self, theta, q_controls, q_target):
        """RX on the target if all controls are 1."""
        return self._controlled("rx", (theta,), q_controls, q_target, None)

    def mcry(self, theta, q_controls, q_target, q_ancillae=None, mode=None):
        """RY on the target if all controls are 1."""
        return self._controlled("ry", (theta,), q_controls, q_target, None)

    def mcrz(self, lam, q_controls, q_target):
        """RZ on the target if all controls are 1."""
        return self._controlled("rz", (lam,), q_controls, q_target, None)

    def unitary(self, obj, qubits, label=None):
        """The gate with this matrix, a list of rows; the first qubit is the least significant."""
        return self.append(UnitaryGate(obj, label=label), qubits)

    def _controlled(self, base, params, control_qubits, target_qubit, state):
        controls = self._qubits.numbers_of(control_qubits)
        if not controls:
            raise CircuitError("A controlled gate needs at least one control.")
        gate = Gate(base, params).control(len(controls), ctrl_state=state)
        for target in self._qubits.numbers_of(target_qubit):
            self._place(gate, (*controls, target))
        return self

    def _gate(self, base, params, *qubits, controls=0, state=None, label=None):
        if controls and state is not None:
            gate = Gate(base, params).control(controls, label, state)
        else:
            gate = Gate(base, params, (1,) * controls, label)
        return self._broadcast(gate, qubits)

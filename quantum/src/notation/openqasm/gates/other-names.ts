/**
 * Other tools' and books' names for gates of the standard files: Quirk, Cirq, Q#, pyQuil, PennyLane, older Qiskit. They
 * are in lower case, without spaces.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ not: 'x', paulix: 'x', pauli_x: 'x', bitflip: 'x', bit_flip: 'x', flip: 'x' },
    ...{ pauliy: 'y', pauli_y: 'y', pauliz: 'z', pauli_z: 'z', phaseflip: 'z', phase_flip: 'z' },
    ...{ hadamard: 'h', had: 'h', hgate: 'h', xgate: 'x', ygate: 'y', zgate: 'z' },
    ...{ i: 'id', iden: 'id', identity: 'id', nop: 'id', idle: 'id' },
    ...{ cnot: 'cx', c_not: 'cx', cn: 'cx', controlled_not: 'cx', controlled_x: 'cx', xor: 'cx' },
    ...{ cphase: 'cp', controlled_phase: 'cp', cr: 'cp', cu1: 'cp', cpaulix: 'cx', cpauliz: 'cz' },
    ...{ cphaseflip: 'cz', controlled_z: 'cz', csign: 'cz', csgn: 'cz', ch_: 'ch' },
    ...{ toffoli: 'ccx', toff: 'ccx', ccnot: 'ccx', tof: 'ccx', c2x: 'ccx', mcx: 'ccx' },
    ...{ fredkin: 'cswap', cswp: 'cswap', controlled_swap: 'cswap', swp: 'swap', exchange: 'swap' },
    ...{ sdag: 'sdg', s_dag: 'sdg', sdagger: 'sdg', s_dagger: 'sdg', sinv: 'sdg', si: 'sdg' },
    ...{ tdag: 'tdg', t_dag: 'tdg', tdagger: 'tdg', t_dagger: 'tdg', tinv: 'tdg', ti: 'tdg' },
    ...{ sqrtx: 'sx', sqrt_x: 'sx', sqrtnot: 'sx', sqrt_not: 'sx', srn: 'sx', v: 'sx', x90: 'sx' },
    ...{ vdg: 'sxdg', vdag: 'sxdg', sxdag: 'sxdg', sx_dagger: 'sxdg' },
    ...{ rotx: 'rx', roty: 'ry', rotz: 'rz', rot_x: 'rx', rot_y: 'ry', rot_z: 'rz' },
    ...{ xrot: 'rx', yrot: 'ry', zrot: 'rz', x_rot: 'rx', y_rot: 'ry', z_rot: 'rz' },
    ...{ r1: 'p', phase: 'p', phaseshift: 'p', phase_shift: 'p', rphi: 'p', u1: 'p' },
    ...{ xx: 'rxx', yy: 'ryy', zz: 'rzz', isingxx: 'rxx', isingyy: 'ryy', isingzz: 'rzz' },
    ...{ rot: 'u', gu: 'u', i_swap: 'iswap' },
  }),
);

/** Returns the OpenQASM name of a gate that other tools call `name`. */
export function standardNameOf(name: string): string | undefined {
  return NAMES.get(name.toLowerCase());
}

/** The toolkit's names, which the editor offers and explains. A test compares them with the Python sources. */
export interface ToolkitWord {
  readonly name: string;
  /** Its parameters that beginners need, in order. */
  readonly parameters: string;
  readonly meaning: string;
  /** Methods come after a dot. */
  readonly kind: 'class' | 'function' | 'method';
}

type Row = readonly [name: string, parameters: string, meaning: string];

const classes: readonly Row[] = [
  [
    'QuantumCircuit',
    '*regs',
    'A circuit: QuantumCircuit(2, 2) has two qubits and two classical bits.',
  ],
  ['QuantumRegister', 'size, name', 'Some qubits with a name.'],
  ['ClassicalRegister', 'size, name', 'Some classical bits with a name.'],
  ['Parameter', 'name', 'An angle that gets its value later.'],
  ['ParameterVector', 'name, length', 'Several parameters with one name.'],
  ['Statevector', 'data', 'The exact state of some qubits.'],
  ['Operator', 'data', 'The matrix of a gate or of a circuit.'],
  ['Pauli', 'data', 'A product of X, Y and Z, such as Pauli("ZZ").'],
  ['SparsePauliOp', 'data, coeffs', 'A sum of Pauli products.'],
  ['AerSimulator', 'noise_model, seed_simulator', 'Runs circuits and counts what comes out.'],
  [
    'NoiseModel',
    'depolarizing, amplitude_damping, readout',
    'How often gates and measurements go wrong.',
  ],
  ['StatevectorSampler', 'default_shots, seed', 'Draws measurement results from circuits.'],
  ['StatevectorEstimator', 'default_precision, seed', 'Gives the mean value of an observable.'],
];

const functions: readonly Row[] = [
  ['transpile', 'circuits, backend', 'Gives the circuit back as it is: any gate runs here.'],
  ['plot_histogram', 'data, title, legend', 'Shows counts as bars.'],
  ['plot_distribution', 'data', 'Shows counts as shares of all.'],
  ['plot_bloch_multivector', 'state, title', 'Shows a Bloch sphere for each qubit.'],
  ['to_qiskit', 'code', 'The same program with the import lines of Qiskit.'],
];

const methods: readonly Row[] = [
  ['x', 'qubit', 'Swaps 0 and 1: the NOT gate.'],
  ['y', 'qubit', 'A half turn about the Y axis.'],
  ['z', 'qubit', 'Flips the sign of the amplitude of 1.'],
  ['h', 'qubit', 'The Hadamard gate: makes an even superposition, and can undo it.'],
  ['s', 'qubit', 'A quarter turn about the Z axis.'],
  ['sdg', 'qubit', 'Undoes S.'],
  ['t', 'qubit', 'An eighth of a turn about the Z axis.'],
  ['tdg', 'qubit', 'Undoes T.'],
  ['sx', 'qubit', 'Half of X: two of them make an X.'],
  ['rx', 'theta, qubit', 'A turn by theta about the X axis.'],
  ['ry', 'theta, qubit', 'A turn by theta about the Y axis.'],
  ['rz', 'phi, qubit', 'A turn by phi about the Z axis.'],
  ['p', 'theta, qubit', 'Turns the phase of the amplitude of 1 by theta.'],
  ['u', 'theta, phi, lam, qubit', 'Any gate on one qubit, by three angles.'],
  ['swap', 'qubit1, qubit2', 'Swaps two qubits.'],
  ['cx', 'control_qubit, target_qubit', 'X on the target where the control is 1: the CNOT gate.'],
  ['cy', 'control_qubit, target_qubit', 'Y on the target where the control is 1.'],
  [
    'cz',
    'control_qubit, target_qubit',
    'Z on the target where the control is 1: flips the sign of 11.',
  ],
  ['ch', 'control_qubit, target_qubit', 'H on the target where the control is 1.'],
  ['cp', 'theta, control_qubit, target_qubit', 'Turns the phase of the amplitude of 11 by theta.'],
  [
    'cswap',
    'control_qubit, target_qubit1, target_qubit2',
    'Swaps two qubits where the control is 1.',
  ],
  [
    'ccx',
    'control_qubit1, control_qubit2, target_qubit',
    'X on the target where both controls are 1: the Toffoli gate.',
  ],
  [
    'ccz',
    'control_qubit1, control_qubit2, target_qubit',
    'Z on the target where both controls are 1.',
  ],
  ['mcx', 'control_qubits, target_qubit', 'X on the target where all controls are 1.'],
  [
    'mcp',
    'lam, control_qubits, target_qubit',
    'Turns the phase of the amplitude of all ones by lam.',
  ],
  ['unitary', 'obj, qubits', 'A gate from a matrix, a list of rows.'],
  ['measure', 'qubit, cbit', 'Measures a qubit into a classical bit.'],
  ['measure_all', '', 'Measures all qubits into bits of their own.'],
  ['reset', 'qubit', 'Sets a qubit back to 0.'],
  ['delay', 'duration, qarg, unit', 'Lets a qubit wait, which matters with noise.'],
  ['barrier', '*qargs', 'A line in the drawing between two parts.'],
  ['if_test', 'condition', 'What is below it only happens when the bit has the value.'],
  ['initialize', 'params, qubits', 'Starts qubits in a state that you choose.'],
  ['append', 'instruction, qargs', 'Puts a gate or another circuit at the end.'],
  ['compose', 'other, qubits', 'This circuit with another one behind it.'],
  ['inverse', '', 'The circuit that undoes this one.'],
  ['control', 'num_ctrl_qubits', 'The same with controls before it.'],
  ['repeat', 'reps', 'The circuit several times in a row.'],
  ['to_gate', '', 'The circuit as one gate.'],
  ['copy', '', 'Another circuit that is the same.'],
  ['draw', 'output', 'The circuit as text, or as a picture with "mpl".'],
  ['depth', '', 'How many steps the circuit needs.'],
  ['size', '', 'How many operations it has.'],
  ['width', '', 'How many qubits and bits it has.'],
  ['count_ops', '', 'How many there are of each gate.'],
  ['assign_parameters', 'parameters', 'Gives parameters their values.'],
  ['run', 'circuits, shots, seed_simulator', 'Runs a circuit as many times as there are shots.'],
  ['result', '', 'What a run has brought.'],
  ['get_counts', '', 'How often each outcome came up.'],
  ['probabilities_dict', '', 'The chance of each outcome.'],
  ['evolve', 'other', 'The state after a gate or a circuit.'],
  ['sample_counts', 'shots', 'Measures the state many times.'],
  ['expectation_value', 'oper', 'The mean of an observable in this state.'],
  ['from_label', 'label', 'A state or operator by its label, such as "01" or "+".'],
  ['equiv', 'other', 'True where the two are the same but for a global phase.'],
];

const words = (kind: ToolkitWord['kind'], rows: readonly Row[]): readonly ToolkitWord[] =>
  rows.map(([name, parameters, meaning]) => ({ name, parameters, meaning, kind }));

export const toolkitWords: readonly ToolkitWord[] = [
  ...words('class', classes),
  ...words('function', functions),
  ...words('method', methods),
];

/** Returns, for example, `cx(control_qubit, target_qubit)`. */
export const signatureOf = ({ name, parameters }: ToolkitWord) => `${name}(${parameters})`;

/** Programs to open, from simple to less simple. */
export interface ExampleProgram {
  readonly name: string;
  readonly code: string;
}

const bell = `from qubloom import AerSimulator, QuantumCircuit, plot_histogram

# Two qubits that always agree.
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=1000).result().get_counts()
print(counts)
plot_histogram(counts)
`;

const ghz = `from qubloom import AerSimulator, QuantumCircuit, plot_histogram

# All of them agree. Try more qubits.
qubits = 4
circuit = QuantumCircuit(qubits)
circuit.h(0)
for qubit in range(1, qubits):
    circuit.cx(0, qubit)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=1000).result().get_counts()
print(counts)
plot_histogram(counts)
`;

const deutschJozsa = `from qubloom import AerSimulator, QuantumCircuit

# A secret function of three bits gives the same answer always, or 1 for half of its inputs.
# One run tells which: 000 means the same answer always.


def secret(circuit):
    # 1 for half of the inputs. Take both lines away and write "pass" instead.
    circuit.cx(0, 3)
    circuit.cx(2, 3)


circuit = QuantumCircuit(4, 3)
circuit.x(3)
circuit.h([0, 1, 2, 3])
secret(circuit)
circuit.h([0, 1, 2])
circuit.measure([0, 1, 2], [0, 1, 2])

counts = AerSimulator().run(circuit, shots=100).result().get_counts()
print(counts)
print("The same answer always" if "000" in counts else "1 for half of the inputs")
`;

const grover = `from qubloom import AerSimulator, QuantumCircuit, plot_histogram

# Looks for 101 among the eight numbers of three bits.
circuit = QuantumCircuit(3)
circuit.h([0, 1, 2])

for step in range(2):
    # Flips the sign of 101.
    circuit.x(1)
    circuit.ccz(0, 1, 2)
    circuit.x(1)
    # Mirrors all amplitudes at their mean.
    circuit.h([0, 1, 2])
    circuit.x([0, 1, 2])
    circuit.ccz(0, 1, 2)
    circuit.x([0, 1, 2])
    circuit.h([0, 1, 2])

circuit.measure_all()
counts = AerSimulator().run(circuit, shots=1000).result().get_counts()
plot_histogram(counts, title="101 comes up most often")
`;

const noise = `from qubloom import AerSimulator, NoiseModel, QuantumCircuit, plot_histogram

# The same Bell pair on a perfect machine and on one that makes mistakes.
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
circuit.measure_all()

mistakes = NoiseModel(depolarizing=0.05, readout=0.03)
perfect = AerSimulator().run(circuit, shots=1000).result().get_counts()
noisy = AerSimulator(noise_model=mistakes).run(circuit, shots=1000).result().get_counts()
plot_histogram([perfect, noisy], legend=["Perfect", "Noisy"])
`;

export const examples: readonly ExampleProgram[] = [
  { name: 'Bell Pair', code: bell },
  { name: 'GHZ State', code: ghz },
  { name: 'Deutsch-Jozsa', code: deutschJozsa },
  { name: 'Grover Search', code: grover },
  { name: 'Noise', code: noise },
];

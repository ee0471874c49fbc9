/** What the code lab opens with. */
export const startProgram = `from qubloom import AerSimulator, QuantumCircuit

# Put one qubit into superposition and measure it 100 times.
circuit = QuantumCircuit(1)
circuit.h(0)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=100).result().get_counts()
print(counts)
`;

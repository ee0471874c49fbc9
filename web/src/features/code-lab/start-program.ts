/** The initial program of the code lab. */
export const startProgram = `from qubloom import AerSimulator, QuantumCircuit

# One qubit in superposition, measured 100 times.
circuit = QuantumCircuit(1)
circuit.h(0)
circuit.measure_all()

job = AerSimulator().run(circuit, shots=100)
print(job.result().get_counts())
`;

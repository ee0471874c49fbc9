// Times a circuit of 20 qubits that is built in Python and run, and the same circuit with the engine alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circuit, createImmediateEngine } from '@qubloom/quantum';
import { createEngineCall } from '@qubloom/toolkit';
import { loadPyodide } from 'pyodide';

const QUBITS = 20;
const LAYERS = 20;
const SHOTS = 1000;
const ROUNDS = 7;

const python = await startPython();
const engine = createImmediateEngine();

const program = `
from qubloom import AerSimulator, QuantumCircuit

circuit = QuantumCircuit(${QUBITS})
for layer in range(${LAYERS}):
    for qubit in range(${QUBITS}):
        circuit.ry(0.1 + 0.01 * (layer * ${QUBITS} + qubit), qubit)
    for qubit in range(layer % 2, ${QUBITS - 1}, 2):
        circuit.cx(qubit, qubit + 1)
circuit.measure_all()
AerSimulator().run(circuit, shots=${SHOTS}, seed_simulator=1).result().get_counts()
`;

function runEngine() {
  const builder = circuit(QUBITS);
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let qubit = 0; qubit < QUBITS; qubit++)
      builder.ry(0.1 + 0.01 * (layer * QUBITS + qubit), qubit);
    for (let qubit = layer % 2; qubit < QUBITS - 1; qubit += 2) builder.cx(qubit, qubit + 1);
  }
  engine.runCircuit(builder.measureAll().build(), { shots: SHOTS, seed: 1 });
}

/** Starts Python, whose calls to the engine pass strings, as in the page. */
async function startPython() {
  const pyodide = await loadPyodide();
  const sources = join(import.meta.dirname, '../python');
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.py')) continue;
    const target = `/lib/python3.14/site-packages/${path}`;
    pyodide.FS.mkdirTree(target.slice(0, target.lastIndexOf('/')));
    pyodide.FS.writeFile(target, readFileSync(join(sources, path)));
  }
  pyodide.registerJsModule('_qubloom_engine', { call: createEngineCall(), show() {} });
  return pyodide;
}

function milliseconds(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

// The first run of each is not measured, because it compiles the code.
runEngine();
python.runPython(program);
const rounds = Array.from({ length: ROUNDS }, () => ({
  own: milliseconds(runEngine),
  toolkit: milliseconds(() => python.runPython(program)),
}));
const own = median(rounds.map((round) => round.own));
const toolkit = median(rounds.map((round) => round.toolkit));
const ratio = median(rounds.map((round) => round.toolkit / round.own));

console.log('| | milliseconds |\n| --- | --- |');
console.log(`| the engine alone | ${own.toFixed(0)} |`);
console.log(`| from Python | ${toolkit.toFixed(0)} |`);
console.log(`| ratio (at most 1.5) | ${ratio.toFixed(2)} |`);

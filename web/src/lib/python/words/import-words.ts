/** Imports that do not work here, and what to write instead. Most come from programs written for Qiskit. */
import type { PythonError } from '../messages.ts';

/** Parts of Qiskit that qubloom has under the same names. */
const sharedParts = new Set([
  'circuit',
  'circuit.library',
  'primitives',
  'qasm2',
  'qasm3',
  'quantum_info',
  'visualization',
]);

const simulator =
  'The simulator is in qubloom: write from qubloom import AerSimulator. Noise is there, too: from qubloom import NoiseModel.';
const otherToolkits =
  'This page has qubloom, with the names that Qiskit uses: write from qubloom import QuantumCircuit.';
const realMachines =
  'Programs on this page can’t reach real quantum computers. Run circuits with AerSimulator from qubloom.';

/** By the longest prefix of a module's name. */
const modules: Readonly<Record<string, string>> = {
  qiskit:
    'Qiskit isn’t here, but qubloom has the same names: write from qubloom import QuantumCircuit.',
  qiskit_aer: simulator,
  'qiskit.providers.aer': simulator,
  'qiskit.providers': realMachines,
  qiskit_ibm_runtime: realMachines,
  qiskit_ibm_provider: realMachines,
  'qiskit.transpiler':
    'Circuits don’t need to be transpiled here. transpile from qubloom gives them back as they are.',
  numpy:
    'NumPy isn’t here. Python’s own modules have a lot of it: from math import pi, sqrt. For many numbers, use a list.',
  matplotlib:
    'Matplotlib isn’t here. plot_histogram from qubloom shows bars, and circuit.draw("mpl") shows a circuit.',
  scipy: 'SciPy isn’t here. Python’s own modules math, cmath and statistics are.',
  pandas: 'pandas isn’t here. Python’s own lists, dictionaries and the module csv are.',
  sympy: 'SymPy isn’t here. For an angle with a name, use Parameter from qubloom.',
  pylatexenc: 'This module isn’t here, and circuits can be drawn without it: circuit.draw("mpl").',
  cirq: otherToolkits,
  pennylane: otherToolkits,
  pytket: otherToolkits,
  braket: otherToolkits,
  pip: 'Nothing can be installed here, and nothing needs to be: Python’s own modules and qubloom are already here.',
};

/** Names that programs for older versions of Qiskit import. */
const names: Readonly<Record<string, string>> = {
  execute: 'execute is an old name. Write AerSimulator().run(circuit, shots=1000).',
  Aer: 'Write AerSimulator() where older programs have Aer.get_backend(...).',
  BasicAer: 'Write AerSimulator() where older programs have BasicAer.get_backend(...).',
  IBMQ: realMachines,
  assemble: 'assemble is an old name, and nothing needs it: run the circuit itself.',
};

export function explainImport({ message, suggestion, bases, code }: PythonError): string {
  if (bases.includes('ModuleNotFoundError')) {
    const missing = /'([^']*)'/.exec(message)?.[1] ?? 'that';
    const advice = adviceFor(wholeName(missing, code));
    if (advice) return advice;
    return suggestion
      ? `There’s no module ${missing} here. Did you mean ${suggestion}?`
      : `There’s no module ${missing} here. Python’s own modules and qubloom are.`;
  }
  const [, name, module] = /cannot import name '([^']*)' from '([^']*)'/.exec(message) ?? [];
  if (!name || !module) return `This import didn’t work: ${message}`;
  if (module.startsWith('qubloom') && Object.hasOwn(names, name)) return names[name] ?? '';
  return suggestion
    ? `${module} has no ${name}. Did you mean ${suggestion}?`
    : `${module} has no ${name} to import.`;
}

/** Commands for installing packages and for notebooks, which Python itself cannot read. */
export function explainNotebookLine(code: string | null): string | undefined {
  if (code === null) return undefined;
  if (/^\s*[!%]?\s*(python3? -m )?pip3?\s+install\b/.test(code)) return modules['pip'];
  if (/^\s*[!%]/.test(code)) {
    return 'Lines that begin with ! or % work only in notebooks. Take this one out.';
  }
  return undefined;
}

/** Python names only the first missing part; the line shows which name was wanted. */
function wholeName(missing: string, code: string | null): string {
  const written = /^\s*(?:from|import)\s+([\w.]+)/.exec(code ?? '')?.[1];
  return written?.startsWith(`${missing}.`) ? written : missing;
}

function adviceFor(module: string): string | undefined {
  const part = module.replace(/^qiskit\./, '');
  if (part !== module && sharedParts.has(part)) {
    return `Qiskit isn’t here, but qubloom has the same names: write qubloom.${part} in place of ${module}.`;
  }
  const known = Object.keys(modules)
    .filter((name) => module === name || module.startsWith(`${name}.`))
    .sort((a, b) => b.length - a.length)[0];
  return known === undefined ? undefined : modules[known];
}

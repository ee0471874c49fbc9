import { isQuirk } from '../quirk/is-quirk.ts';

/** The number of characters at the start that identify a text. */
const LOOKED_AT = 20_000;

const KINDS: readonly {
  readonly isIt: (text: string) => boolean;
  readonly message: string;
}[] = [
  {
    isIt: isQuirk,
    message:
      'This is a circuit of Quirk. The circuit lab reads it: choose Open there, and paste it in.',
  },
  {
    isIt: (text) => /^[\s<("']*https?:\/\/\S+[#?&]c=/.test(text),
    message:
      'This is a link to a circuit. Open it in the browser, or choose Open in the circuit lab.',
  },
  {
    isIt: (text) => /^[\s<("']*https?:\/\/\S+\s*$/.test(text),
    message: 'This is a link, and it holds no circuit. Copy the program behind it.',
  },
  {
    isIt: (text) =>
      /\b(?:from|import)\s+(?:qiskit|qubloom)\b|\bQuantum(?:Circuit|Register)\s*\(|^\s*(?:qc|circuit)\.(?:h|x|cx|measure\w*)\(/m.test(
        text,
      ),
    message:
      'This is Python with Qiskit, not OpenQASM. Run it in the code lab, which shows its circuit as OpenQASM. In Qiskit, qasm3.dumps(circuit) writes it.',
  },
  {
    isIt: (text) => /\b(?:from|import)\s+cirq\b|\bcirq\.\w+\(/.test(text),
    message: 'This is Python with Cirq, not OpenQASM. In Cirq, circuit.to_qasm() writes OpenQASM.',
  },
  {
    isIt: (text) =>
      /^\s*(?:from\s+\w+(?:\.\w+)*\s+import\b|import\s+\w+(?!.*;)|def\s+\w+\(.*\).*:\s*$)/m.test(
        text,
      ),
    message: 'This is Python, not OpenQASM. The code lab runs Python.',
  },
  {
    isIt: (text) =>
      /^\s*(?:namespace\s+\w|open\s+Microsoft|operation\s+\w+\s*\(|@EntryPoint\(\))/m.test(text),
    message: 'This is Q#, which is not read here. Expected OpenQASM 2 or 3.',
  },
  {
    isIt: (text) => /^\s*(?:DECLARE\s+\w+\s+BIT|(?:H|X|CNOT|MEASURE)\s+\d)/m.test(text),
    message: 'This is Quil, which is not read here. Expected OpenQASM 2 or 3.',
  },
  {
    isIt: (text) => /\\begin\{(?:quantikz|tikzpicture|document)\}|\\Qcircuit/.test(text),
    message: 'This is a picture for LaTeX, which cannot be read back. Expected OpenQASM 2 or 3.',
  },
  {
    isIt: (text) => /^\s*<(?:svg|!doctype|html|\?xml)\b/i.test(text),
    message: 'This is a picture or a web page, not a program. Expected OpenQASM 2 or 3.',
  },
  {
    isIt: (text) => /^\s*(?:\{\s*["}]|\[\s*[[{"\]\d])/.test(text),
    message:
      'This is JSON, not OpenQASM. The circuit lab opens JSON that it saved itself, and the JSON of Quirk.',
  },
];

/**
 * Returns a message that names the format of a text that is not OpenQASM, and says what was expected; undefined if it
 * may be OpenQASM.
 */
export function describeForeignText(source: string): string | undefined {
  const text = source.slice(0, LOOKED_AT);
  if (/^\s*OPENQASM\b/m.test(text)) return undefined;
  return KINDS.find(({ isIt }) => isIt(text))?.message;
}

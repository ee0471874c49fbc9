import type { PythonEvent } from '../../lib/python/run-events.ts';
import type { OpenPython } from '../../programs/python-session.ts';

export type ForQiskitText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly sentence: string };

/** Asks the toolkit, which reads the program as Python does. Stops any running program of the page. */
export async function toQiskit(
  code: string,
  openPython: OpenPython,
  { signal }: { readonly signal: AbortSignal },
): Promise<ForQiskitText> {
  const failed = {
    ok: false,
    sentence: 'Python can’t read this program. Run it first, and mend what it says.',
  } as const;
  let text = '';
  const python = await openPython();
  try {
    // Strings of JSON are also strings of Python.
    const program = `from qubloom import to_qiskit\nprint(to_qiskit(${JSON.stringify(code)}), end="")`;
    const hear = (event: PythonEvent) => {
      if (event.kind === 'output' && event.stream === 'out') text += event.text;
    };
    const end = await python.run({ code: program }, hear, { signal });
    return end.kind === 'done' ? { ok: true, text } : failed;
  } catch {
    return failed;
  } finally {
    python.close();
  }
}

/** The differences of a program in Qiskit, according to docs/toolkit.md. */
const differences: readonly (readonly [where: RegExp, sentence: string])[] = [
  [
    /\b(plot_\w+|draw)\(/,
    'A picture is a figure there: in a notebook it appears by itself, elsewhere call .savefig("picture.png") on it.',
  ],
  [/NoiseModel/, 'Its NoiseModel is built gate by gate, so you have to rewrite that line.'],
  [/seed/, 'A seed gives other counts, since the random numbers are others.'],
  [
    /Statevector|Operator|probabilities/,
    'Lists of numbers are NumPy arrays, which are printed a little differently.',
  ],
  [/if_test/, 'count_ops() counts an if_test as one if_else.'],
];

export function differencesIn(code: string): readonly string[] {
  const found = differences.filter(([where]) => where.test(code)).map(([, sentence]) => sentence);
  return found.length > 0 ? found : ['Nothing: it runs there as it is.'];
}

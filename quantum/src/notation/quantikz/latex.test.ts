import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { arithmeticGate } from '../../gates/arithmetic.ts';
import { GATES } from '../../gates/catalog.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { formatQuantikz } from './format-quantikz.ts';

/** Returns the reason why compiling is impossible here; undefined if the machine has a LaTeX with the library. */
function reasonToSkip(): string | undefined {
  if (spawnSync('pdflatex', ['--version']).status !== 0)
    return 'There is no pdflatex on this machine.';
  const library = spawnSync('kpsewhich', ['tikzlibraryquantikz2.code.tex']);
  return library.status === 0 ? undefined : 'The LaTeX of this machine has no quantikz2.';
}

/** Returns one document with all pictures, each on its own page, because LaTeX takes longer to start than to draw. */
function documentOf(all: readonly Circuit[]): string {
  const [head, tail] = formatQuantikz(circuit(1).build(), { isDocument: true }).split(
    /\\begin\{quantikz\}[^]*\\end\{quantikz\}/,
  );
  return [head, ...all.map((each) => `${formatQuantikz(each)}\\newpage\n`), tail].join('');
}

function logOf(source: string): { readonly status: number | null; readonly log: string } {
  const folder = mkdtempSync(join(tmpdir(), 'quantikz-'));
  try {
    writeFileSync(join(folder, 'circuits.tex'), source);
    const { status, stdout } = spawnSync(
      'pdflatex',
      ['-draftmode', '-halt-on-error', '-interaction=nonstopmode', 'circuits.tex'],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, log: stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the error with the lines around it. */
function errorsIn(log: string): readonly string[] {
  return log
    .split('\n')
    .flatMap((line, i, lines) => (line.startsWith('!') ? lines.slice(i, i + 8) : []));
}

const everyGate = Object.values(GATES)
  .reduce(
    (built, { name, wires, parameters }) =>
      built.gate(name, [2, 0].slice(0, wires), {
        parameters: parameters.map(() => Math.PI / 4),
        controls: [3],
        antiControls: [1],
      }),
    circuit(4),
  )
  .build();

const everything = circuit(4, 2)
  .initial(1, '+')
  .h(0)
  .gate('swap', [0, 3], { controls: [1], antiControls: [2] })
  .gate('x', [1], { controls: [0, 3] })
  .rxx(0.5, 0, 1)
  .measure(0, 1)
  .when([0, 1], 2, (then) => then.gate('z', [2], { controls: [3] }))
  .when(1, 1, (then) => then.measure(2, 1))
  .reset(0)
  .barrier(0, 1, 3)
  .define(arithmeticGate({ kind: 'multiply', factor: 7, modulus: 15 }))
  .gate('×7 mod 15', [0, 1, 2, 3])
  .define({ name: '\\own_{gate} 50% & ~^#$', wires: 2, body: [] })
  .gate('\\own_{gate} 50% & ~^#$', [1, 2], { controls: [0, 3] })
  .build();

// Shows: N6.4
test('LaTeX compiles every picture', ({ skip }) => {
  const reason = reasonToSkip();
  if (reason) skip(reason);
  const random = fc.sample(
    circuits({ maxWires: 5, maxOperations: 10, measured: true, initial: true, maxControls: 3 }),
    { numRuns: 8, seed: 1 },
  );
  const { status, log } = logOf(documentOf([everything, everyGate, ...random]));
  expect(errorsIn(log)).toEqual([]);
  expect(status).toBe(0);
}, 120_000);

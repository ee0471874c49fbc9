import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Circuit } from '../../circuit/circuit.ts';
import { problemsOf } from '../../circuit/problems.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { parseOpenQasm } from './parse-openqasm.ts';

/**
 * The files of quantum/corpus declare the expected results in comments at their top.
 * valid: `outcome 01 0.5`, `outcome of REGISTER 1 0.5`, `same as FILE`, `gates h x`.
 * invalid: `problem LINE:COLUMN part of the message`.
 */
const corpus = new URL('../../../corpus/', import.meta.url);

function namesIn(folder: string): string[] {
  return readdirSync(new URL(folder, corpus)).sort();
}

function textOf(folder: string, name: string): string {
  return readFileSync(new URL(`${folder}${name}`, corpus), 'utf8');
}

function circuitOf(text: string): Circuit {
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.circuit;
}

/** Returns the distribution over one register, or over all. */
async function outcomesOf(
  circuit: Circuit,
  register: string | undefined,
): Promise<Map<string, number>> {
  const whole = await exactDistribution(circuit);
  if (register === undefined) return whole;
  const sizes = circuit.classicalRegisters.map(({ size }) => size);
  const index = circuit.classicalRegisters.findIndex(({ name }) => name === register);
  const first = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const part = new Map<string, number>();
  for (const [bits, probability] of whole) {
    const end = bits.length - first;
    const own = bits.slice(end - sizes[index], end);
    part.set(own, (part.get(own) ?? 0) + probability);
  }
  return part;
}

function expectClose(
  found: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): void {
  for (const key of new Set([...found.keys(), ...wanted.keys()])) {
    expect(found.get(key) ?? 0, key).toBeCloseTo(wanted.get(key) ?? 0, 9);
  }
}

describe('valid files', () => {
  test('there are at least forty of them', () => {
    expect(namesIn('valid/').length).toBeGreaterThanOrEqual(40);
  });

  // Shows: N1.1; N1.7
  test.each(namesIn('valid/'))(
    '%s gives a sound circuit with the listed outcomes',
    async (name) => {
      const text = textOf('valid/', name);
      const circuit = circuitOf(text);
      expect(problemsOf(circuit)).toEqual([]);
      const wanted = [...text.matchAll(/^\/\/ outcome (?:of (\w+) )?([01]+) ([-+.e0-9]+)\r?$/gm)];
      const registers = new Set(wanted.map(([, register]) => register));
      for (const register of registers) {
        const own = wanted.filter((one) => one[1] === register);
        const distribution = new Map(
          own.map(([, , bits, probability]): [string, number] => [bits, Number(probability)]),
        );
        expectClose(await outcomesOf(circuit, register), distribution);
      }
      const twin = /^\/\/ same as (\S+)$/m.exec(text)?.[1];
      if (twin)
        expectClose(
          await exactDistribution(circuit),
          await exactDistribution(circuitOf(textOf('valid/', twin))),
        );
      const gates = /^\/\/ gates (.+)$/m.exec(text)?.[1];
      if (gates) {
        const used = new Set(
          circuit.columns
            .flat()
            .flatMap((operation) => (operation.kind === 'gate' ? [operation.gate] : [])),
        );
        expect([...used].sort()).toEqual(gates.split(' ').sort());
      }
      expect(registers.size + (twin ? 1 : 0) + (gates ? 1 : 0)).toBeGreaterThan(0);
    },
  );
});

describe('invalid files', () => {
  test('there are at least forty of them', () => {
    expect(namesIn('invalid/').length).toBeGreaterThanOrEqual(40);
  });

  // Shows: N1.2
  test.each(namesIn('invalid/'))('%s is refused at the listed place', (name) => {
    const text = textOf('invalid/', name);
    const wanted = [...text.matchAll(/^\/\/ problem (\d+):(\d+) (.+)$/gm)];
    const result = parseOpenQasm(text);
    const found = result.ok
      ? []
      : result.problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`);
    expect(found.length, found.join('\n')).toBe(wanted.length);
    for (const [i, [, line, column, message]] of wanted.entries()) {
      expect(found[i].startsWith(`${line}:${column} `), found[i]).toBe(true);
      expect(found[i]).toContain(message);
    }
  });
});

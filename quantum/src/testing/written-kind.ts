import { expect, test } from 'vitest';
import type { Circuit } from '../circuit/circuit.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { describeCircuit } from '../notation/drawing/operation-text.ts';
import { formatCircuitUrl } from '../notation/url/format-circuit-url.ts';
import { parseCircuitUrl } from '../notation/url/parse-circuit-url.ts';

/** Tests that a circuit with one operation survives as a link and as JSON, and which words describe it. */
export function testWritten(made: Circuit, words: string): void {
  test(`is written and read: ${words}`, () => {
    expect(parseCircuitUrl(formatCircuitUrl(made))).toEqual({ ok: true, circuit: made });
    expect(parseCircuit(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, circuit: made });
    expect(describeCircuit(made)).toContain(words);
  });
}

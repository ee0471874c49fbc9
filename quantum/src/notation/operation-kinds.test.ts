import { describe, expect, test } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { describeCircuit } from './drawing/operation-text.ts';
import {
  EXTRA,
  EXTRA_BITS,
  EXTRA_SIGNS,
  GATE_CODES,
  OWN_GATE,
  SIGN_CODES,
  type LinkSign,
} from './url/codes.ts';
import { formatCircuitUrl } from './url/format-circuit-url.ts';
import { parseCircuitUrl } from './url/parse-circuit-url.ts';

/** A circuit for each sign that a link can contain, and its description in words. */
const samples: { readonly [sign in LinkSign]: readonly [Circuit, string] } = {
  measure: [circuit(2).measure(1, 1).build(), 'Measure q[1] into c[1]'],
  reset: [circuit(2).reset(1).build(), 'Reset q[1]'],
  barrier: [circuit(2).barrier(0, 1).build(), 'Barrier on q[0], q[1]'],
  postselect: [circuit(2).postSelect(1, '-i').build(), 'Post-select q[1] in |-i⟩'],
  delay: [circuit(2).delay(1500, 1).build(), 'Wait 1.5 µs on q[1]'],
  probability: [
    circuit(2).display('probability', 0, 1).build(),
    'Probability display of q[0], q[1]',
  ],
  bloch: [circuit(2).display('bloch', 1).build(), 'Bloch display of q[1]'],
  amplitudes: [circuit(2).display('amplitudes', 0, 1).build(), 'Amplitude display of q[0], q[1]'],
};

describe('the table of operation kinds', () => {
  test.each(Object.entries(samples))('writes and reads each kind: %s', (_, [made, words]) => {
    const read = parseCircuitUrl(formatCircuitUrl(made));
    expect(read).toEqual({ ok: true, circuit: made });
    expect(parseCircuit(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, circuit: made });
    expect(describeCircuit(made)).toContain(words);
  });

  test('gives each kind its own code in links', () => {
    const codes = [...Object.values(SIGN_CODES), EXTRA, OWN_GATE];
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...codes)).toBeGreaterThanOrEqual(GATE_CODES.length);
    expect(EXTRA_SIGNS.length).toBeLessThanOrEqual(2 ** EXTRA_BITS);
    expect([...Object.keys(SIGN_CODES), ...EXTRA_SIGNS].sort()).toEqual(
      Object.keys(samples).sort(),
    );
  });
});

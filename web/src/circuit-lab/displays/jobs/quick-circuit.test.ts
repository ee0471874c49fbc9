import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { isQuick } from './quick-circuit.ts';

/** Returns a circuit with this many Hadamard gates in a row on the first wire. */
function deep(wires: number, gates: number) {
  const made = circuit(wires, 1);
  for (let i = 0; i < gates; i++) made.h(0);
  return made;
}

describe('a circuit is computed on the page', () => {
  it('if it is short and has at most 12 wires', () => {
    expect(isQuick(deep(12, 128).build())).toBe(true);
    expect(isQuick(deep(12, 129).build())).toBe(false);
    expect(isQuick(deep(13, 1).build())).toBe(false);
    expect(isQuick(deep(1, 1000).build())).toBe(true);
  });

  it('with a lower limit of gates if noise needs a density matrix, or looks open branches', () => {
    expect(isQuick(deep(8, 8).build(), true)).toBe(true);
    expect(isQuick(deep(8, 9).build(), true)).toBe(false);
    expect(isQuick(deep(12, 100).measure(0, 0).h(0).build())).toBe(false);
  });
});

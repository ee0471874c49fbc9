import { circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { circuitState } from './circuit-state.ts';

describe('the state of a program’s circuit', () => {
  it('is the state before its last measurements, without impossible outcomes', () => {
    const bell = circuit(2, 2).h(0).cx(0, 1).measure(0, 0).measure(1, 1).build();
    expect(circuitState(bell)).toMatchObject({
      kind: 'state',
      order: 'q1 q0',
      rows: [{ bits: '00' }, { bits: '11' }],
      others: 0,
    });
  });

  it('lists the most likely ones if there are many', () => {
    let builder = circuit(5);
    for (let wire = 0; wire < 5; wire++) builder = builder.h(wire);
    const state = circuitState(builder.build());
    expect(state).toMatchObject({ kind: 'state', others: 16 });
    expect(state.kind === 'state' && state.rows).toHaveLength(16);
  });

  it('does not exist if an earlier measurement decides it', () => {
    const random = circuit(1, 1).h(0).measure(0, 0).h(0).build();
    expect(circuitState(random)).toMatchObject({ kind: 'none' });
  });

  it('does not exist if the list would be too long', () => {
    expect(circuitState(circuit(9).h(0).build())).toEqual({
      kind: 'none',
      sentence: 'Its state has 512 numbers, too many to list here.',
    });
    expect(circuitState(circuit(24).h(0).build())).toMatchObject({
      sentence: 'Its state has millions of numbers, too many to list here.',
    });
  });
});

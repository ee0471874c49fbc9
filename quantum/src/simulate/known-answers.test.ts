import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { angles } from '../testing/arbitraries.ts';
import { exactDistribution } from './exact-distribution.ts';

async function probabilityOf(c: Circuit, accept: (outcome: string) => boolean): Promise<number> {
  let sum = 0;
  for (const [outcome, probability] of await exactDistribution(c))
    if (accept(outcome)) sum += probability;
  return sum;
}

/** Returns Grover's search for 111 among eight, with this many steps. */
function groverOfEight(steps: number): Circuit {
  const c = circuit(3).h(0).h(1).h(2);
  for (let step = 0; step < steps; step++) {
    c.ccz(0, 1, 2);
    for (const wire of [0, 1, 2]) c.h(wire).x(wire);
    c.ccz(0, 1, 2);
    for (const wire of [0, 1, 2]) c.x(wire).h(wire);
  }
  return c.measureAll().build();
}

describe('known answers', () => {
  // Shows: Q5.10
  it.each([
    [0, 12.5],
    [1, 78.1],
    [2, 94.5],
    [3, 33.0],
    [4, 1.2],
  ])('Grover with eight items finds the item after %i steps in %d %%', async (steps, percent) => {
    const probability = await probabilityOf(groverOfEight(steps), (outcome) => outcome === '111');
    expect(probability).toBeCloseTo(
      Math.sin((2 * steps + 1) * Math.asin(Math.sqrt(1 / 8))) ** 2,
      12,
    );
    expect((100 * probability).toFixed(1)).toBe(percent.toFixed(1));
  });

  // Shows: Q5.10
  it('teleportation moves any state, and without the two bits it delivers a random bit', async () => {
    await fc.assert(
      fc.asyncProperty(angles(), angles(), angles(), async (theta, phi, lambda) => {
        const sent = circuit(3)
          .u(theta, phi, lambda, 0)
          .h(1)
          .cx(1, 2)
          .cx(0, 1)
          .h(0)
          .measure(0, 0)
          .measure(1, 1);
        const undone = sent
          .when(1, 1, (b) => b.x(2))
          .when(0, 1, (b) => b.z(2))
          .u(-theta, -lambda, -phi, 2)
          .measure(2, 2);
        expect(await probabilityOf(undone.build(), (outcome) => outcome[0] === '0')).toBeCloseTo(
          1,
          11,
        );
        const held = circuit(3).u(theta, phi, lambda, 0).h(1).cx(1, 2).cx(0, 1).h(0).measure(2, 0);
        expect(await probabilityOf(held.build(), (outcome) => outcome === '1')).toBeCloseTo(
          0.5,
          11,
        );
      }),
      { numRuns: 40 },
    );
  });

  // Shows: Q5.10
  it('the CHSH game is won in cos^2(pi/8) = 85.36 % of the rounds', async () => {
    let won = 0;
    for (const a of [0, 1]) {
      for (const b of [0, 1]) {
        // Alice measures along 0 or 90 degrees of the sphere, and Bob along +-45.
        const round = circuit(2)
          .h(0)
          .cx(0, 1)
          .ry(a === 0 ? 0 : -Math.PI / 2, 0)
          .ry(b === 0 ? -Math.PI / 4 : Math.PI / 4, 1);
        won +=
          (await probabilityOf(
            round.measureAll().build(),
            ([bob, alice]) => (alice === bob) === (a * b === 0),
          )) / 4;
      }
    }
    expect(won).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 12);
    expect(won.toFixed(4)).toBe('0.8536');
  });

  // Shows: Q5.10
  it('the GHZ game is always won', async () => {
    for (const [r, s, t] of [
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]) {
      const round = circuit(3).h(0).cx(0, 1).cx(0, 2);
      for (const [wire, question] of [r, s, t].entries())
        (question === 1 ? round.sdg(wire) : round).h(wire);
      const wanted = r + s + t === 0 ? 0 : 1;
      const won = await probabilityOf(
        round.measureAll().build(),
        (o) => [...o].filter((bit) => bit === '1').length % 2 === wanted,
      );
      expect(won).toBeCloseTo(1, 12);
    }
  });

  // Shows: Q5.10
  it('BB84 shows Eve in 25 % of the kept bits', async () => {
    let errors = 0;
    for (const bit of [0, 1]) {
      for (const basis of [0, 1]) {
        for (const eve of [0, 1]) {
          const photon = circuit(1);
          if (bit) photon.x(0);
          if (basis) photon.h(0);
          if (eve) photon.h(0);
          photon.measure(0, 0);
          if (eve) photon.h(0);
          if (basis) photon.h(0);
          errors +=
            (await probabilityOf(photon.measure(0, 1).build(), ([seen]) => seen !== String(bit))) /
            8;
        }
      }
    }
    expect(errors).toBeCloseTo(0.25, 12);
  });

  // Shows: Q5.10
  it('superdense coding carries two bits with one qubit', async () => {
    for (const message of ['00', '01', '10', '11']) {
      const c = circuit(2).h(0).cx(0, 1);
      if (message[1] === '1') c.x(0);
      if (message[0] === '1') c.z(0);
      const distribution = await exactDistribution(
        c.cx(0, 1).h(0).measure(0, 1).measure(1, 0).build(),
      );
      expect(distribution.get(message)).toBeCloseTo(1, 12);
    }
  });

  // Shows: Q5.10
  it('Bernstein and Vazirani find a hidden word with one question', async () => {
    const word = '10110';
    const c = circuit(6).x(5).h(5);
    for (let wire = 0; wire < 5; wire++) c.h(wire);
    for (let wire = 0; wire < 5; wire++) if (word[4 - wire] === '1') c.cx(wire, 5);
    for (let wire = 0; wire < 5; wire++) c.h(wire).measure(wire, wire);
    expect([...(await exactDistribution(c.build())).keys()]).toEqual([word]);
  });

  // Shows: Q5.10
  it('the Fourier transform finds the period of a comb', async () => {
    const c = circuit(3).h(0).h(1); // |0>, |1>, |2>, |3>: 1/8 of width 4
    c.swap(0, 2); // now wires 2 and 1: multiples of 2
    const fourier = c
      .h(2)
      .cp(Math.PI / 2, 1, 2)
      .cp(Math.PI / 4, 0, 2)
      .h(1)
      .cp(Math.PI / 2, 0, 1)
      .h(0)
      .swap(0, 2)
      .build();
    const distribution = await exactDistribution(fourier);
    expect([...distribution].map(([outcome, p]) => [outcome, Math.round(p * 1e9) / 1e9])).toEqual([
      ['000', 0.5],
      ['100', 0.5],
    ]);
  });

  // Shows: Q5.10
  it('Deutsch and Jozsa distinguish constant from balanced with one question', async () => {
    for (const [oracle, constant] of [
      ['none', true],
      ['flip', true],
      ['copy', false],
      ['both', false],
    ] as const) {
      const c = circuit(3).x(2).h(0).h(1).h(2);
      if (oracle === 'flip') c.x(2);
      if (oracle === 'copy' || oracle === 'both') c.cx(0, 2);
      if (oracle === 'both') c.cx(1, 2);
      const none = await probabilityOf(
        c.h(0).h(1).measure(0, 0).measure(1, 1).build(),
        (outcome) => outcome === '00',
      );
      expect(none).toBeCloseTo(constant ? 1 : 0, 12);
    }
  });

  // Shows: Q5.10
  it('the three-qubit code repairs any one flip', async () => {
    for (const wrong of [0, 1, 2]) {
      const c = circuit(5, 3)
        .ry(1, 0)
        .cx(0, 1)
        .cx(0, 2)
        .x(wrong)
        .cx(0, 3)
        .cx(1, 3)
        .cx(1, 4)
        .cx(2, 4)
        .measure(3, 0)
        .measure(4, 1);
      c.when([0, 1], 1, (b) => b.x(0))
        .when([0, 1], 3, (b) => b.x(1))
        .when([0, 1], 2, (b) => b.x(2));
      const left = c.cx(0, 1).cx(0, 2).ry(-1, 0).measure(0, 2).build();
      expect(await probabilityOf(left, (outcome) => outcome[0] === '0')).toBeCloseTo(1, 12);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { randomStep } from '../../testing/random-steps.ts';
import { dependenciesOf } from './dependencies.ts';
import { wiresOfGate, type KernelGate } from './kernel-gate.ts';
import { planKernels } from './kernel-plan.ts';
import { finishNormalForm, writeSteps } from './normal-form.ts';
import { NormalFormWriter } from './normal-form-writer.ts';
import { planPasses, type Pass, type PassLimits } from './pass-planner.ts';
import { SweepKind } from './sweep.ts';

const SMALL_BLOCKS: PassLimits = { blockBytes: 2 ** 11, inPlaceBytes: 2 ** 9 };
const FROM_ZERO = { kind: 'basis', index: 0, re: 1, im: 0 } as const;

function step(
  targets: readonly number[],
  matrix: readonly number[],
  controls: readonly number[] = [],
): UnitaryStep {
  return {
    targets,
    controls,
    controlValues: controls.map(() => 1),
    matrix: Float64Array.from(matrix),
  };
}

const h = (wire: number) =>
  step(
    [wire],
    [1, 0, 1, 0, 1, 0, -1, 0].map((x) => x * Math.SQRT1_2),
  );
const x = (wire: number, ...controls: number[]) => step([wire], [0, 0, 1, 0, 1, 0, 0, 0], controls);
const z = (wire: number) => step([wire], [1, 0, 0, 0, 0, 0, -1, 0]);
const p = (wire: number, angle: number, ...controls: number[]) =>
  step([wire], [1, 0, 0, 0, 0, 0, Math.cos(angle), Math.sin(angle)], controls);
const ry = (wire: number, t: number) =>
  step([wire], [Math.cos(t), 0, -Math.sin(t), 0, Math.sin(t), 0, Math.cos(t), 0]);
const rx = (wire: number, t: number) =>
  step([wire], [Math.cos(t), 0, 0, -Math.sin(t), 0, -Math.sin(t), Math.cos(t), 0]);

/** Returns the gates of steps in normal form. No wire is fresh by default. */
function gatesOf(wires: number, steps: readonly UnitaryStep[], fresh = 0): KernelGate[] {
  const writer = new NormalFormWriter(wires, fresh, 0);
  writeSteps(writer, steps);
  finishNormalForm(writer, wires);
  return writer.gates;
}

function kindsOf(wires: number, steps: readonly UnitaryStep[], fresh = 0): string[] {
  return gatesOf(wires, steps, fresh).map(({ kind }) => kind);
}

function passesOf(wires: number, steps: readonly UnitaryStep[]): Pass[] {
  return [...planKernels(wires, steps, FROM_ZERO).stages()].flat();
}

/** Returns 20 layers of RY on every wire and CX on neighbors. */
function brickwork(wires: number): UnitaryStep[] {
  return Array.from({ length: 20 }, (_, layer) => [
    ...Array.from({ length: wires }, (_, wire) => ry(wire, 0.1 + layer + wire / 7)),
    ...Array.from({ length: wires - 1 }, (_, wire) => wire)
      .filter((wire) => wire % 2 === layer % 2)
      .map((wire) => x(wire + 1, wire)),
  ]).flat();
}

describe('K2: gates in normal form', () => {
  it('K2.1 RY, RX, and H are one rotation each, and a general gate is one between phases', () => {
    expect(kindsOf(1, [ry(0, 0.3)])).toEqual(['rotate']);
    expect(kindsOf(1, [rx(0, 0.3)])).toEqual(['turn']);
    expect(kindsOf(1, [p(0, 1), ry(0, 0.4), p(0, 2)])).toEqual(['phase', 'rotate', 'phase']);
    expect(kindsOf(1, [h(0)])).toEqual(['rotate', 'phase']);
  });

  it('K2.2 a Z is moved behind the following gates and done once at the end, or never', () => {
    expect(kindsOf(1, [z(0), ry(0, 0.3), z(0), rx(0, 0.2), z(0), z(0)])).toEqual([
      'rotate',
      'turn',
    ]);
    expect(kindsOf(1, [h(0), h(0), h(0), h(0)])).toEqual(['rotate', 'rotate', 'rotate', 'rotate']);
    expect(gatesOf(2, [z(1), x(1, 0)])).toMatchObject([
      { kind: 'swap' },
      { kind: 'phase', mask: 1 },
      { kind: 'phase', mask: 2 },
    ]);
  });

  it('K2.3 gates on wires that no gate has acted on are resolved during planning', () => {
    expect(kindsOf(2, [x(1, 0), p(0, 1), p(1, 2, 0), z(1)], 0b11)).toEqual(['grow', 'grow']);
    expect(gatesOf(2, [x(0), x(1, 0)], 0b11)).toMatchObject([
      { kind: 'grow', zero: 0, one: 1 },
      { kind: 'grow', zero: 0, one: 1 },
    ]);
    expect(gatesOf(1, [h(0)], 0b1)).toMatchObject([{ kind: 'grow', zero: 1, one: 1 }]);
  });

  it('K2.4 no factor taken out of a gate is near zero', () => {
    for (const t of [Math.PI / 2 - 1e-6, Math.PI / 2 + 1e-9, 1e-9]) {
      for (const gate of gatesOf(1, [ry(0, t), rx(0, t)])) {
        if (gate.kind === 'rotate' || gate.kind === 'turn')
          expect(Math.abs(gate.t)).toBeLessThan(1001);
      }
    }
  });
});

describe('K3: plans', () => {
  it('K3.1 two gates are in order if they do not commute, and free if they do', () => {
    const order = (steps: UnitaryStep[]) => [...dependenciesOf(gatesOf(3, steps)).waitsFor];
    expect(order([p(0, 1), p(0, 2, 1), x(2, 0)])).toEqual([0, 0, 0]);
    expect(order([x(1, 0), x(2, 0), rx(2, 0.3)])).toEqual([0, 0, 0]);
    expect(order([x(1, 0), p(1, 1), ry(1, 0.2)])).toEqual([0, 1, 1]);
    expect(order([ry(0, 0.1), ry(1, 0.1), x(1, 0)])).toEqual([0, 0, 2]);
  });

  it('K3.1 two rotations about X on one wire do not wait for each other', () => {
    const [{ plan }] = passesOf(12, [ry(5, 0.2), x(5, 4), rx(5, 0.1), rx(5, 0.2), rx(5, 0.3)]);
    expect(plan.sweeps.length).toBeLessThan(20);
  });

  it('K3.2 every gate runs in one pass, whose block contains the wires it changes and fits into the cache', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 10 }), fc.nat(), (wires, seed) => {
        const steps = fc.sample(randomStep(wires), { numRuns: 50, seed });
        const gates = gatesOf(wires, steps, (2 ** wires - 1) & ~31);
        const passes = planPasses(wires, true, gates, 31, SMALL_BLOCKS);
        for (const { plan, inPlace } of passes) {
          if (!inPlace) expect(plan.layout.bytes).toBeLessThanOrEqual(SMALL_BLOCKS.blockBytes);
        }
        expect(passes[passes.length - 1].plan.active).toBe(2 ** wires - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('K3.3 a brick of two rotations and a CX is one sweep', () => {
    const wires = 12;
    const [{ plan }] = passesOf(wires, brickwork(wires));
    const bricks = plan.sweeps.filter(({ kind }) => kind === SweepKind.rotateTwoCross).length;
    expect(plan.sweeps.length).toBeLessThan(190);
    expect(bricks).toBeGreaterThan(30);
  });

  it('K3.4 hundreds of gates on 24 qubits take a dozen passes', () => {
    const steps = brickwork(24);
    expect(steps).toHaveLength(710);
    expect(passesOf(24, steps).length).toBeLessThanOrEqual(12);
  });

  it('K3.5 wires that are not used yet cost nothing, and unused ones only their room', () => {
    const wires = 20;
    const cost = (steps: UnitaryStep[]) =>
      passesOf(wires, steps).reduce(
        (sum, { plan, outer }) => sum + plan.cost * 2 ** countBits(outer),
        0,
      );
    const onFour = Array.from({ length: 400 }, (_, i) => ry(i % 4, 0.1 + i));
    expect(cost(onFour)).toBeLessThan(1.2 * cost([]));
    const full = 2 ** wires / 2;
    expect(cost(brickwork(wires))).toBeLessThan(0.75 * 400 * full);
  });

  it('K3.6 many phases share one table', () => {
    const wires = 14;
    const layer = Array.from({ length: wires }, (_, wire) => [
      p(wire, 1 + wire),
      ...(wire > 0 ? [p(wire, 0.1, wire - 1)] : []),
    ]).flat();
    const rotations = Array.from({ length: wires }, (_, wire) => ry(wire, 0.3));
    const [{ plan }] = passesOf(wires, [...rotations, ...layer, ...rotations]);
    expect(plan.tables).toHaveLength(1);
  });

  it('K3.7 circuits of real gates are stored as real numbers, for any global phase', () => {
    const y = (wire: number) => step([wire], [0, 0, 0, -1, 0, 1, 0, 0]);
    expect(planKernels(3, [h(0), x(1, 0), y(2), z(1), x(2, 0, 1), h(2)], FROM_ZERO).isReal).toBe(
      true,
    );
    expect(planKernels(3, [h(0), rx(0, 0.1)], FROM_ZERO).isReal).toBe(false);
    expect(planKernels(3, [h(0), p(0, 0.1)], FROM_ZERO).isReal).toBe(false);
  });

  it('K3.8 plans a circuit of a hundred thousand gates one stage at a time', () => {
    const steps = Array.from({ length: 100_000 }, (_, i) =>
      i % 3 === 0 ? p(i % 6, i, (i + 1) % 6) : i % 3 === 1 ? ry(i % 6, i) : x(i % 6, (i + 2) % 6),
    );
    const plan = planKernels(6, steps, FROM_ZERO);
    let sweeps = 0;
    for (const [
      {
        plan: { sweeps: some },
      },
    ] of plan.stages())
      sweeps = Math.max(sweeps, some.length);
    expect(plan.stageCount).toBe(Math.ceil(100_000 / 512));
    expect(sweeps).toBeLessThan(20_000);
  });

  it('K3.9 gates that all commute are planned in reasonable time', () => {
    const steps = Array.from({ length: 40_000 }, (_, i) =>
      p(i % 12, i / 7, (i + 1 + (i % 11)) % 12),
    );
    for (const stage of planKernels(12, steps, FROM_ZERO).stages()) expect(stage).toHaveLength(1);
  });
});

function countBits(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countBits(bits >>> 1);
}

it('K3.1 no gate of a random circuit passes another that it does not commute with', () => {
  fc.assert(
    fc.property(fc.array(randomStep(5), { maxLength: 30 }), (steps) => {
      const gates = gatesOf(5, steps);
      const { followers } = dependenciesOf(gates);
      const after = gates.map((_, index) => reachable(followers, index));
      for (let i = 0; i < gates.length; i++) {
        for (let j = i + 1; j < gates.length; j++) {
          if (!surelyCommute(gates[i], gates[j])) expect(after[i].has(j)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

function reachable(followers: readonly (readonly number[])[], from: number): Set<number> {
  const found = new Set<number>();
  const queue = [...followers[from]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    queue.push(...followers[next]);
  }
  return found;
}

function surelyCommute(one: KernelGate, other: KernelGate): boolean {
  const shared = wiresOfGate(one) & wiresOfGate(other);
  return (shared & ~((one.diagonal & other.diagonal) | (one.flipped & other.flipped))) === 0;
}

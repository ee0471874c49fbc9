import { describe, expect, it } from 'vitest';
import { exactDistribution } from '../simulate/exact-distribution.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { circuit } from './builder.ts';
import type { Circuit, GateDefinition } from './circuit.ts';
import type { Condition, InitialState } from './parts.ts';
import { type Operation, barrier, gate, measure, reset } from '../operations/kinds.ts';
import { emptyCircuit, withColumns, withDefinition } from './edit.ts';
import { InvalidCircuit } from './problem.ts';
import { problemsOf } from './problems.ts';

const empty = emptyCircuit(2, 1);

function codes(c: Circuit): string[] {
  return problemsOf(c).map((problem) => problem.code);
}

function withOne(...operations: Operation[]): Circuit {
  return withColumns(empty, [operations]);
}

describe('problemsOf', () => {
  // Shows: Q3.5
  it('finds no problem in a sound circuit', () => {
    expect(problemsOf(circuit(3).h(0).ccx(0, 1, 2).measureAll().build())).toEqual([]);
    expect(problemsOf(emptyCircuit(0))).toEqual([]);
  });

  // Shows: Q3.5
  it.each<[string, string, Circuit]>([
    ['a version from the future', 'version', { ...empty, version: 2 as 1 }],
    [
      'registers that do not add up',
      'register',
      { ...empty, quantumRegisters: [{ name: 'q', size: 3 }] },
    ],
    [
      'a register of half a bit',
      'register',
      { ...empty, classicalRegisters: [{ name: 'c', size: 0.5 }] },
    ],
    [
      'two registers of one name',
      'register',
      { ...empty, classicalRegisters: [{ name: 'q', size: 1 }] },
    ],
    [
      'an unheard-of initial state',
      'initial-state',
      { ...empty, initial: ['0', '2' as InitialState] },
    ],
    ['more wires than anybody can hold', 'size', emptyCircuit(5000)],
    ['more bits than an outcome can hold', 'size', emptyCircuit(1, 1e12)],
    ['a gate nobody knows', 'unknown-gate', withOne(gate('warp', [0]))],
    ['too few wires', 'wrong-count', withOne(gate('swap', [0]))],
    ['a missing angle', 'wrong-count', withOne(gate('rx', [0]))],
    ['a source without an angle', 'wrong-count', withOne({ ...gate('x', [0]), sources: [null] })],
    ['an angle that is no number', 'not-a-number', withOne(gate('rx', [0], { parameters: [NaN] }))],
    ['a wire that is not there', 'no-such-wire', withOne(gate('x', [2]))],
    ['a negative wire', 'no-such-wire', withOne(barrier([-1]))],
    ['a bit that is not there', 'no-such-bit', withOne(measure(0, 1))],
    ['a control on its own target', 'repeated-wire', withOne(gate('x', [0], { controls: [0] }))],
    ['two operations on one wire', 'collision', withOne(gate('x', [0]), reset(0))],
    [
      'a bit read while it is written',
      'collision',
      withOne(measure(0, 0), gate('x', [1], { condition: { bits: [0], equals: 1 } })),
    ],
    ['a condition that cannot be met', 'condition', withOne(reset(0, { bits: [0], equals: 2 }))],
    [
      'a condition on nothing',
      'condition',
      withOne(reset(0, { bits: [], equals: 0 } satisfies Condition)),
    ],
  ])('finds %s', (_, code, broken) => {
    expect(codes(broken)).toContain(code);
  });

  // Shows: Q3.5
  it('reports the places of problems', () => {
    const broken = withColumns(empty, [[gate('h', [0])], [gate('h', [0]), gate('x', [7])]]);
    expect(problemsOf(broken)).toEqual([
      { code: 'no-such-wire', message: 'There is no wire 7.', column: 1, operation: 1 },
    ]);
  });

  const x = [[gate('x', [0])]];
  // Shows: Q3.6
  it.each<[string, GateDefinition]>([
    ['a name of the catalog', { name: 'x', wires: 1, body: x }],
    ['no name', { name: '', wires: 1, body: x }],
    ['no wires', { name: 'a', wires: 0, body: [] }],
    ['a matrix that is not unitary', { name: 'a', wires: 1, matrix: [1, 0, 1, 0, 0, 0, 1, 0] }],
    ['a matrix of not-a-numbers', { name: 'a', wires: 1, matrix: [NaN, 0, 0, 0, 0, 0, 1, 0] }],
    ['a matrix of the wrong size', { name: 'a', wires: 2, matrix: [1, 0, 0, 0, 0, 0, 1, 0] }],
    ['a matrix on too many wires', { name: 'a', wires: 9, matrix: [] }],
    ['a measurement inside', { name: 'a', wires: 1, body: [[reset(0)]] }],
    ['itself inside', { name: 'a', wires: 1, body: [[gate('a', [0])]] }],
  ])('refuses a gate with %s', (_, definition) => {
    expect(codes({ ...empty, definitions: [definition] })).toContain('definition');
  });

  // Shows: Q3.6
  it('refuses two gates with one name, and a gate that expands to too many', () => {
    const a: GateDefinition = { name: 'a', wires: 1, body: x };
    expect(codes({ ...empty, definitions: [a, a] })).toContain('definition');
    let c = withDefinition(empty, a);
    for (let level = 1; level < 30; level++) {
      const inner = gate(level === 1 ? 'a' : `a${level - 1}`, [0]);
      c = withDefinition(c, { name: `a${level}`, wires: 1, body: [[inner], [inner]] });
    }
    expect(codes(c)).toContain('definition');
    const fine = { ...c, definitions: c.definitions.slice(0, 17) };
    expect(codes(fine)).toEqual([]);
    const often = Array.from({ length: 20 }, () => [gate('a16', [0])]);
    expect(codes(withColumns(fine, often))).toEqual(['size']);
  });

  // Shows: Q3.5
  it('stops an unsound circuit before it runs', async () => {
    const broken = withOne(gate('warp', [0]));
    expect(() => smallStateAfter(broken)).toThrow(InvalidCircuit);
    await expect(exactDistribution(broken)).rejects.toThrow('There is no gate called "warp".');
  });
});

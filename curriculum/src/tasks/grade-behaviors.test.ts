import { describe, expect, test } from 'vitest';
import { circuitGrid } from '../circuits/circuit-text.ts';
import { gradeTask, type Task } from './grade.ts';

const task = (starter: string, check: Task['check']): Task => ({
  starter,
  check,
  gates: ['X', 'Y', 'Z', 'H', 'S', 'T', 'RY', '*', 'o', 'SWAP', 'M'],
  mustUse: [],
});

async function verdict(given: Task, answer: string): Promise<string> {
  const grade = await gradeTask(given, circuitGrid(answer));
  return grade.passed ? 'passed' : grade.diagnosis.code;
}

describe('a unitary', () => {
  const makeX = task('q0: ? ? ? ? ?', { kind: 'unitary', circuit: 'q0: X' });

  test.each([
    ['q0: X - - - -', 'passed'],
    ['q0: H Z H - -', 'passed'],
    ['q0: Y Z - - -', 'passed'],
    ['q0: X X X - -', 'passed'],
    ['q0: Y - - - -', 'one-more-gate'],
    ['q0: H H - - -', 'one-more-gate'],
    ['q0: X M - - -', 'look-too-many'],
    ['q0: T - - - -', 'how-near'],
  ])('%s: %s', async (answer, code) => {
    expect(await verdict(makeX, answer)).toBe(code);
  });
});

describe('a table', () => {
  const swap = task('q0: ? ? ?\nq1: ? ? ?', {
    kind: 'table',
    rows: { '00': '00', '01': '10', '10': '01', '11': '11' },
  });

  test.each([
    ['q0: * X *\nq1: X * X', 'passed'],
    ['q0: SWAP - -\nq1: SWAP - -', 'passed'],
    ['q0: SWAP Z S\nq1: SWAP - T', 'passed'],
    ['q0: * X -\nq1: X * -', 'how-near'],
    ['q0: - - -\nq1: X - -', 'how-near'],
  ])('%s: %s', async (answer, code) => {
    expect(await verdict(swap, answer)).toBe(code);
  });
});

describe('a chance, also among some of the looks', () => {
  test('of one wire, whatever the others show', async () => {
    const quarter = task('q0: ? ?\nq1: ? ?', {
      kind: 'probability',
      of: { q0: 1 },
      given: {},
      is: 0.25,
    });
    expect(await verdict(quarter, 'q0: RY(pi/3) -\nq1: H -')).toBe('passed');
    expect(await verdict(quarter, 'q0: H -\nq1: H -')).toBe('how-near');
  });

  test('when the other wire shows 1', async () => {
    const alike = task('q0: ? ?\nq1: ? ?', {
      kind: 'probability',
      of: { q1: 1 },
      given: { q0: 1 },
      is: 1,
    });
    expect(await verdict(alike, 'q0: H *\nq1: - X')).toBe('passed');
    expect(await verdict(alike, 'q0: H -\nq1: H -')).toBe('how-near');
  });

  test('a condition that never holds is not met', async () => {
    const never = task('q0: ? ?\nq1: ? ?', {
      kind: 'probability',
      of: { q1: 0 },
      given: { q0: 1 },
      is: 1,
    });
    expect(await verdict(never, 'q0: Z -\nq1: - -')).not.toBe('passed');
  });
});

describe('a state that is carried over', () => {
  const carry = task('q0: ? ? ?\nq1: ? ? ?', { kind: 'transfer', from: 0, to: 1 });
  const places = Array.from({ length: 7 }, () => '?').join(' ');
  const teleport = task(`q0: ${places}\nq1: ${places}\nq2: ${places}`, {
    kind: 'transfer',
    from: 0,
    to: 2,
  });

  test.each([
    ['q0: SWAP - -\nq1: SWAP - -', 'passed'],
    ['q0: * X -\nq1: X * -', 'passed'],
    // A CNOT copies 0 and 1, but not plus.
    ['q0: * - -\nq1: X - -', 'how-near'],
  ])('%s: %s', async (answer, code) => {
    expect(await verdict(carry, answer)).toBe(code);
  });

  // After the two looks, the corrections are controlled by the measured wires.
  test('by teleportation, including looks and corrections', async () => {
    const right = 'q0: - - * H M - *\nq1: H * X - M * -\nq2: - X - - - X Z';
    const withoutBits = 'q0: - - * H M - -\nq1: H * X - M - -\nq2: - X - - - - -';
    expect(await verdict(teleport, right)).toBe('passed');
    expect(await verdict(teleport, withoutBits)).toBe('how-near');
  });
});

describe('a hidden family', () => {
  const undone = task('q0: ? B ?', {
    kind: 'family',
    members: [
      { name: 'does nothing', circuit: 'q0: -', chances: { 0: 1 } },
      { name: 'flips', circuit: 'q0: X', chances: { 0: 1 } },
    ],
  });

  test.each([
    ['q0: H B H', 'passed'],
    ['q0: RY(pi/2) B RY(-pi/2)', 'passed'],
    ['q0: RY(pi/3) B RY(-pi/3)', 'some-boxes'],
    ['q0: Z B -', 'some-boxes'],
    ['q0: Z B X', 'some-boxes'],
    ['q0: - B -', 'nothing-placed'],
  ])('%s: %s', async (answer, code) => {
    expect(await verdict(undone, answer)).toBe(code);
  });

  test('Deutsch: one question distinguishes a constant box from a balanced one', async () => {
    const chances = (value: string) => ({ [`0${value}`]: 0.5, [`1${value}`]: 0.5 });
    const deutsch = task('q0: ? ? B ?\nq1: ? ? B ?', {
      kind: 'family',
      members: [
        { name: 'always 0', circuit: 'q0: -\nq1: -', chances: chances('0') },
        { name: 'always 1', circuit: 'q0: -\nq1: X', chances: chances('0') },
        { name: 'same', circuit: 'q0: *\nq1: X', chances: chances('1') },
        {
          name: 'opposite',
          circuit: 'q0: * X\nq1: X -'.replace('X -', 'X X').replace('* X', '* -'),
          chances: chances('1'),
        },
      ],
    });
    expect(await verdict(deutsch, 'q0: - H B H\nq1: X H B -')).toBe('passed');
    expect(await verdict(deutsch, 'q0: - H B -\nq1: X H B -')).not.toBe('passed');
  });
});

import { describe, expect, test } from 'vitest';
import { circuitGrid } from '../circuits/circuit-text.ts';
import { gradeTask, type Task } from './grade.ts';
import { replayOf } from './replay.ts';

const task = (starter: string, check: Task['check']): Task => ({
  starter,
  check,
  gates: ['X', 'Z', 'H', 'S', '*', 'M', 'RY'],
  mustUse: [],
});
const half = { '00': 0.5, '11': 0.5 };

const cases: readonly (readonly [name: string, task: Task, answer: string, sentence: string])[] = [
  [
    'an input',
    task('q0: ? ?\nq1: ? ?', {
      kind: 'table',
      rows: { '00': '00', '01': '11', '10': '10', '11': '01' },
    }),
    'q0: X -\nq1: - -',
    'Try q0 = 0, q1 = 0: q0 became 1, it should be 0.',
  ],
  [
    'an input in plus',
    task('q0: ? ?', { kind: 'unitary', circuit: 'q0: Z' }),
    'q0: S -',
    'Try q0 = plus, H on q0 just before the look: q0 shows 0 in 50% of the looks, and it never should.',
  ],
  [
    'a chance of one qubit',
    task('q0: ? ?', { kind: 'distribution', chances: { '0': 0.25, '1': 0.75 } }),
    'q0: H -',
    'q0 shows 0 in 50% of the looks, and it should in 25%.',
  ],
  [
    'a chance of two',
    task('q0: ? ?\nq1: ? ?', { kind: 'distribution', chances: half }),
    'q0: H -\nq1: H -',
    '01 comes up in 25% of the looks, and it never should.',
  ],
  [
    'a hidden sign',
    task('q0: ? ?', { kind: 'state', amplitudes: { '0': 1, '1': -1 } }),
    'q0: H -',
    'H on q0 just before the look: q0 became 0, it should be 1.',
  ],
  [
    'a chance among some looks',
    task('q0: ? ?\nq1: ? ?', { kind: 'probability', of: { q1: 1 }, given: { q0: 1 }, is: 1 }),
    'q0: H -\nq1: H -',
    'When q0 shows 1, q1 shows 1 in 50% of the looks, and it always should.',
  ],
  [
    'a stop',
    task('q0: ? ?', { kind: 'journey', stops: ['1', '0'] }),
    'q0: X H',
    'After the first stop, your circuit should surely come to 0. It doesn’t.',
  ],
  [
    'a box',
    task('q0: B ? ?', {
      kind: 'family',
      members: [
        { name: 'nothing', circuit: 'q0: -', chances: { '1': 1 } },
        { name: 'a flip', circuit: 'q0: X', chances: { '1': 1 } },
      ],
    }),
    'q0: B X -',
    'With the box “a flip”: q0 became 0, it should be 1.',
  ],
];

describe('a counterexample in words', () => {
  test.each(cases)('%s', async (_, given, answer, sentence) => {
    const grade = await gradeTask(given, circuitGrid(answer));
    expect(grade.passed ? 'passed' : grade.diagnosis.example?.sentence).toBe(sentence);
  });

  test('replaces a percentage', async () => {
    const [, given, answer, sentence] = cases[0] ?? [];
    if (!given || answer === undefined) throw new Error('There is no case.');
    const wrong = 'q0: H -\nq1: - -';
    const grade = await gradeTask(given, circuitGrid(wrong));
    expect(grade).toMatchObject({
      passed: false,
      diagnosis: {
        code: 'how-near',
        reason: expect.stringMatching(/^Try q0 = 0, q1 = 0: 0/) as string,
      },
    });
    expect(sentence).not.toContain('%');
  });

  test.each(cases)('%s can be replayed, and ends as it says', async (_, given, answer) => {
    const grid = circuitGrid(answer);
    const grade = await gradeTask(given, grid);
    if (grade.passed || !grade.diagnosis.example) throw new Error('There is no example.');
    const { found } = grade.diagnosis.example;
    const { steps, starts } = await replayOf(given, grid, found);
    expect(starts).toHaveLength(grid.rows.length);
    expect(steps[0]?.column).toBe(-1);
    for (const { outcomes } of steps) {
      expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    }
    if (found.kind !== 'look' || found.given) return;
    const shown = steps
      .at(-1)
      ?.outcomes.filter(({ bits }) =>
        found.looks.every(({ wire }, at) => bits.at(-1 - wire) === found.outcome.at(-1 - at)),
      );
    expect(shown?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(
      found.found ?? NaN,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circuitGrid } from '../circuits/circuit-text.ts';
import { gradeTask, type Task } from './grade.ts';

const task = (starter: string, check: Task['check'], rest: Partial<Task> = {}): Task => ({
  starter,
  check,
  gates: ['X', 'Y', 'Z', 'H', 'S', 'T', 'RY', '*', 'o', 'SWAP', 'M'],
  mustUse: [],
  ...rest,
});
const chances = (outcomes: Record<string, number>): Task['check'] => ({
  kind: 'distribution',
  chances: outcomes,
});
const state = (amplitudes: Record<string, number | [number, number]>): Task['check'] => ({
  kind: 'state',
  amplitudes,
});
const journey = (...stops: string[]): Task['check'] => ({ kind: 'journey', stops });

async function verdict(given: Task, answer: string): Promise<string> {
  const grade = await gradeTask(given, circuitGrid(answer));
  return grade.passed ? 'passed' : grade.diagnosis.code;
}

const makeOne = task('q0: ? ? ?', chances({ 1: 1 }));
const half = task('q0: ? ?', chances({ 0: 0.5, 1: 0.5 }));
const bell = task('q0: ? ?\nq1: ? ?', chances({ '00': 0.5, '11': 0.5 }));
const minus = task('q0: ? ? ?', state({ 0: 1, 1: -1 }));
const threeLinked = task('q0: ? ? ?\nq1: ? ? ?\nq2: ? ? ?', state({ '000': 1, '111': 1 }));
const oppositePair = task('q0: ? ? ?\nq1: ? ? ?', state({ '01': 1, '10': 1 }));

describe('any physically equal circuit is right', () => {
  test.each([
    [makeOne, 'q0: X - -'],
    [makeOne, 'q0: H Z H'],
    [makeOne, 'q0: Y ? -'],
    [makeOne, 'q0: RY(pi/2) RY(pi/2) -'],
    [makeOne, 'q0: X M M'],
    [half, 'q0: H -'],
    [half, 'q0: RY(-pi/2) M'],
    [bell, 'q0: H *\nq1: - X'],
    [bell, 'q0: - X\nq1: H *'],
    [minus, 'q0: X H -'],
    [minus, 'q0: H Z -'],
    [minus, 'q0: H S S'],
    [oppositePair, 'q0: H * -\nq1: - X X'],
    [oppositePair, 'q0: H o -\nq1: - X -'],
  ])('%#', async (given, answer) => {
    expect(await verdict(given, answer)).toBe('passed');
  });

  test('up to a global phase', async () => {
    expect(await verdict(task('q0: ? ? ?', state({ 1: 1 })), 'q0: X S T')).toBe('passed');
    expect(await verdict(task('q0: ?', state({ 0: [0, 3], 1: [0, 3] })), 'q0: H')).toBe('passed');
  });

  test('also if the chances are right although a look ended the link', async () => {
    expect(await verdict(task('q0: ? ? M\nq1: ? ? -', bell.check), 'q0: H * M\nq1: - X -')).toBe(
      'passed',
    );
  });
});

describe('a wrong circuit gets the first reason that applies', () => {
  test.each<[string, Task, string]>([
    ['place-changed', task('q0: H ? H', chances({ 1: 1 })), 'q0: X - -'],
    ['place-changed', makeOne, 'q0: X'],
    ['gate-not-allowed', { ...makeOne, gates: ['H'] }, 'q0: X - -'],
    ['nothing-placed', makeOne, 'q0: - - -'],
    ['nothing-placed', makeOne, 'q0: ? ? ?'],
    ['must-use', { ...makeOne, mustUse: ['H'] }, 'q0: X - -'],
    ['too-many-gates', { ...makeOne, mostGates: 1 }, 'q0: H Z H'],
    ['other-order', task('q0: ?\nq1: ?', chances({ '10': 1 })), 'q0: X\nq1: -'],
    ['one-more-gate', makeOne, 'q0: Z - -'],
    ['one-more-gate', { ...bell, starter: 'q0: ? ? ?\nq1: ? ? ?' }, 'q0: H * -\nq1: X X -'],
    ['wrong-sign', minus, 'q0: H S -'],
    ['not-linked', { ...oppositePair, gates: ['H', 'Z', '*', 'X'] }, 'q0: H - -\nq1: H - -'],
    ['look-too-many', task('q0: H ? H', chances({ 0: 1 })), 'q0: H M H'],
    ['how-near', makeOne, 'q0: RY(pi/4) - -'],
  ])('%s', async (code, given, answer) => {
    expect(await verdict(given, answer)).toBe(code);
  });

  test.each([
    ['a sign', minus, 'q0: H - -', 'You are one gate away.'],
    ['a sign', { ...minus, gates: ['H'] }, 'q0: H - -', 'A hidden sign is not.'],
    ['a turn', minus, 'q0: H S -', 'A hidden turn is not.'],
    [
      'the wire that is alone',
      threeLinked,
      'q0: H * -\nq1: - X -\nq2: - - -',
      'q2 goes its own way',
    ],
    ['all wires', threeLinked, 'q0: H - -\nq1: H - -\nq2: H - -', 'Each qubit goes its own way'],
  ])('it names %s', async (_, given, answer, words) => {
    const grade = await gradeTask(given, circuitGrid(answer));
    expect(grade.passed ? '' : grade.diagnosis.reason).toContain(words);
  });

  test('a look that the task has placed is not an extra one', async () => {
    const fixed = task('q0: H M H ?', chances({ 0: 1 }));
    expect(await verdict(fixed, 'q0: H M H Z')).toBe('how-near');
  });

  test('more looks than any task needs are not even tried', async () => {
    const places = Array.from({ length: 40 }, () => '?').join(' ');
    const looks = places.replaceAll('?', 'M').replace('M', 'H');
    expect(await verdict(task(`q0: ${places}`, chances({ 0: 1 })), `q0: ${looks}`)).toBe(
      'look-too-many',
    );
  });

  test('one more gate is suggested only if the task has it', async () => {
    expect(await verdict({ ...makeOne, gates: ['Z'] }, 'q0: Z - -')).toBe('how-near');
  });

  test('every reason has words and a next step, and no exclamation mark', async () => {
    const grade = await gradeTask(makeOne, circuitGrid('q0: Z - -'));
    expect(grade).toMatchObject({
      passed: false,
      diagnosis: {
        reason: 'You are one gate away.',
        next: 'Think what X would do as the last gate. Gates can be moved to make room.',
      },
    });
  });

  test('its closeness is computed, and a run with a wrong result is described', async () => {
    const grade = await gradeTask(makeOne, circuitGrid('q0: RY(pi/4) - -'));
    expect(grade.nearness).toBeCloseTo(Math.sin(Math.PI / 8) ** 2);
    expect(grade.passed ? '' : grade.diagnosis.reason).toBe(
      'q0 shows 0 in 85.4% of the looks, and it never should.',
    );
  });
});

describe('controls and swaps', () => {
  test('a control and one end of a swap are not gates of their own', async () => {
    const pair = task('q0: ? ?\nq1: ? ?', chances({ '10': 1 }), { mostGates: 2 });
    expect(await verdict(pair, 'q0: X SWAP\nq1: - SWAP')).toBe('passed');
    expect(await verdict({ ...bell, mostGates: 2 }, 'q0: H *\nq1: - X')).toBe('passed');
  });
});

describe('a journey', () => {
  const thereAndBack = task('q0: ? ? ? ?', journey('0', '1', '0'));

  test.each([
    ['q0: X X - -', 'passed'],
    ['q0: X - X -', 'passed'],
    ['q0: X M X M', 'passed'],
    ['q0: H Z H X', 'passed'],
    ['q0: X - - -', 'one-more-gate'],
    ['q0: H H - -', 'how-near'],
    ['q0: H M - -', 'how-near'],
  ])('%s: %s', async (answer, code) => {
    expect(await verdict(thereAndBack, answer)).toBe(code);
  });

  test('counts the stops that were reached', async () => {
    const grade = await gradeTask(
      task('q0: ? ? ?', journey('0', '1', '0', '1')),
      circuitGrid('q0: X X -'),
    );
    expect(grade.nearness).toBe(0.75);
  });
});

describe('for any circuit', () => {
  const answers = fc
    .array(fc.constantFrom('-', 'X', 'Y', 'Z', 'H', 'S', 'T', 'M', 'RY(pi/3)'), {
      minLength: 3,
      maxLength: 3,
    })
    .map((cells) => `q0: ${cells.join(' ')}`);

  test('the verdict is a grade with a nearness from 0 to 1, which is 1 exactly if it is right', async () => {
    const checks = [makeOne.check, half.check, minus.check, journey('0', '1')];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...checks), answers, async (check, answer) => {
        const { passed, nearness } = await gradeTask(task('q0: ? ? ?', check), circuitGrid(answer));
        expect(nearness).toBeGreaterThanOrEqual(0);
        expect(nearness).toBeLessThanOrEqual(1 + 1e-9);
        if (passed) expect(nearness).toBe(1);
        else expect(nearness).toBeLessThan(1 - 1e-9);
      }),
    );
  });

  test('a circuit followed by its mirror image is right for "always 0"', async () => {
    const mirrored = fc
      .array(fc.constantFrom('X', 'Y', 'Z', 'H'), { minLength: 1, maxLength: 4 })
      .map((gates) => [...gates, ...gates.toReversed()]);
    await fc.assert(
      fc.asyncProperty(mirrored, async (gates) => {
        const starter = `q0: ${gates.map(() => '?').join(' ')}`;
        const answer = `q0: ${gates.join(' ')}`;
        expect(await verdict(task(starter, chances({ 0: 1 })), answer)).toBe('passed');
      }),
    );
  });
});

describe('a reply that the author has written', () => {
  const sureOne = task('q0: ? ? ?', chances({ 1: 1 }), {
    mustUse: ['H'],
    replies: [
      { circuit: 'q0: H - -', reply: 'H alone leaves a mix.' },
      { circuit: 'q0: X - -', reply: 'Hide the X.' },
    ],
  });
  test.each([
    ['q0: - H -', 'H alone leaves a mix.'],
    ['q0: - - X', 'Hide the X.'],
    // The chances are right as with X, but the idea is different.
    ['q0: X X X', undefined],
    ['q0: Z H -', undefined],
  ])('%s: %s', async (answer, reply) => {
    const grade = await gradeTask(sureOne, circuitGrid(answer));
    expect(grade.passed ? 'passed' : grade.diagnosis.reply).toBe(reply);
  });

  test('is not shown after a pass', async () => {
    const passing = { ...sureOne, replies: [{ circuit: 'q0: H Z H', reply: 'Never.' }] };
    expect(await gradeTask(passing, circuitGrid('q0: H Z H'))).toEqual({
      passed: true,
      nearness: 1,
    });
  });
});

describe('a diagnosis mentions only what the task allows and what can be done', () => {
  const said = async (given: Task, answer: string): Promise<string> => {
    const grade = await gradeTask(given, circuitGrid(answer));
    return grade.passed ? 'passed' : `${grade.diagnosis.code}: ${grade.diagnosis.next}`;
  };
  const spellSix = task('q0: X ? ?\nq1: - ? ?\nq2: - ? ?', chances({ '110': 1 }), { gates: ['X'] });

  test('the reply to a wrong number does not suggest another order of the lines', async () => {
    expect(await said(spellSix, 'q0: X - -\nq1: - X -\nq2: - - -')).toMatch(/^how-near/);
    const free = task('q0: ?\nq1: ?\nq2: ?', chances({ '011': 1 }), { gates: ['X'] });
    expect(await said(free, 'q0: X\nq1: -\nq2: X')).toMatch(/^how-near/);
  });

  test('the reply to a reversed number does, if the gates fit there', async () => {
    const free = task('q0: ?\nq1: ?\nq2: ?', chances({ '011': 1 }), { gates: ['X'] });
    expect(await said(free, 'q0: -\nq1: X\nq2: X')).toBe(
      'other-order: Check which line is q0, then move your gates to the other lines.',
    );
    const oneEnd = task('q0: ?\nq1: X', chances({ '01': 1 }), { gates: ['X'] });
    expect(await said(oneEnd, 'q0: -\nq1: X')).not.toMatch(/^other-order/);
  });

  test('no last gate is suggested if none fits, or if none is left to use', async () => {
    expect(await said(task('q0: ? H', chances({ 1: 1 })), 'q0: H H')).not.toMatch(/^one-more/);
    expect(await said(task('q0: ? ?', chances({ 1: 1 })), 'q0: X X')).not.toMatch(/^one-more/);
    const short = task('q0: ? ?', chances({ 1: 1 }), { mostGates: 1 });
    expect(await said(short, 'q0: Z -')).not.toMatch(/^one-more/);
    expect(await said(task('q0: ? ?', chances({ 1: 1 })), 'q0: Z -')).toMatch(/^one-more/);
  });

  test('Z is mentioned only if there is one', async () => {
    const sign = task('q0: ? ? ?', state({ 0: 1, 1: -1 }), { gates: ['H', 'RY'] });
    expect(await said(sign, 'q0: H - -')).toBe(
      'wrong-sign: Look at the bars below the line. Which gate turns one of them around?',
    );
  });

  test('a CNOT is mentioned only if there are controls and X', async () => {
    const answer = 'q0: H - -\nq1: H - -';
    const linked = (...gates: string[]) => said({ ...oppositePair, gates }, answer);
    expect(await linked('H', 'X', '*')).toBe('not-linked: A CNOT can link two qubits.');
    expect(await linked('H', 'Z', '*')).toBe('not-linked: A control can link two qubits.');
    expect(await linked('H', 'X')).toMatch(/^not-linked: Look what the fixed gates do/);
  });
});

import type { ProgramCheck, Returned } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { gradeProgram, type ProgramTask } from './grade-program.ts';

const qasm = (wires: number, ...lines: readonly string[]): Returned => ({
  kind: 'circuit',
  openQasm: [
    'OPENQASM 3.0;',
    'include "stdgates.inc";',
    `qubit[${wires}] q;`,
    `bit[${wires}] c;`,
    ...lines,
  ].join('\n'),
});
const value = (it: Extract<Returned, { kind: 'value' }>['value']): Returned => ({
  kind: 'value',
  value: it,
});
const taskOf = (
  checks: readonly ProgramCheck[],
  limits: ProgramTask['limits'] = { mustUse: [] },
): ProgramTask => ({
  cases: checks.map((check, at) => ({ name: `case ${at + 1}`, arguments: [], check })),
  limits,
});
const codeOf = async (task: ProgramTask, ...returned: readonly Returned[]) => {
  const grade = await gradeProgram(task, returned);
  return grade.passed ? 'passed' : grade.diagnosis.code;
};

const bell: ProgramCheck = { kind: 'state', amplitudes: { '00': 1, '11': 1 } };

describe('a circuit that a program returns', () => {
  test.each([
    ['passes however it is built', qasm(2, 'h q[1];', 'cx q[1], q[0];'), 'passed'],
    [
      'may be measured at its end',
      qasm(2, 'h q[0];', 'cx q[0], q[1];', 'c = measure q;'),
      'passed',
    ],
    ['has another sign', qasm(2, 'x q[0];', 'h q[0];', 'cx q[0], q[1];'), 'one-more-gate'],
    ['is separate', qasm(2, 'h q[0];', 'h q[1];'), 'not-linked'],
    [
      'is measured too early',
      qasm(2, 'h q[0];', 'c[0] = measure q[0];', 'cx q[0], q[1];'),
      'look-too-many',
    ],
    ['is empty', qasm(2), 'empty-circuit'],
    ['has another size', qasm(3, 'h q[0];', 'cx q[0], q[1];'), 'wrong-size'],
    ['is too large', qasm(9, 'h q[0];'), 'too-large'],
    ['cannot be read', { kind: 'circuit', openQasm: 'hello' }, 'not-a-circuit'],
    ['is a number', value(3), 'not-a-circuit'],
    ['is not there', { kind: 'nothing' }, 'returned-nothing'],
  ] as const)('%s', async (_, returned, code) => {
    expect(await codeOf(taskOf([bell]), returned)).toBe(code);
  });

  test('is graded by its classical bits if the task asks for these', async () => {
    const task = taskOf([{ kind: 'bits', chances: { '01': 1 } }]);
    expect(
      await codeOf(task, qasm(2, 'x q[1];', 'c[0] = measure q[1];', 'c[1] = measure q[0];')),
    ).toBe('passed');
    expect(await codeOf(task, qasm(2, 'x q[1];', 'c = measure q;'))).not.toBe('passed');
  });

  test('keeps to the limits of its task', async () => {
    const task = taskOf([{ kind: 'distribution', chances: { '1': 1 } }], {
      gates: ['h', 'z'],
      mustUse: ['z'],
      maxGates: 3,
    });
    expect(await codeOf(task, qasm(1, 'h q[0];', 'z q[0];', 'h q[0];'))).toBe('passed');
    expect(await codeOf(task, qasm(1, 'x q[0];'))).toBe('gate-not-allowed');
    expect(await codeOf({ ...task, limits: { mustUse: ['z'] } }, qasm(1, 'x q[0];'))).toBe(
      'must-use',
    );
    expect(await codeOf(task, qasm(1, 'h q[0];', 'z q[0];', 'h q[0];', 'z q[0];'))).toBe(
      'too-many-gates',
    );
  });

  test('gets a reply with the numbers of its qubits, and without gates that the task refuses', async () => {
    const minus: ProgramCheck = {
      kind: 'state',
      amplitudes: { '00': 1, '01': -1, '10': -1, '11': 1 },
    };
    const limits = { gates: ['x', 'h', 'cx'], mustUse: [] };
    const said = async (gates: ProgramTask['limits'], ...lines: readonly string[]) => {
      const grade = await gradeProgram(taskOf([minus], gates), [qasm(2, ...lines)]);
      return grade.passed ? 'passed' : `${grade.diagnosis.reason} ${grade.diagnosis.next}`;
    };
    const oneSign = ['h q[0];', 'x q[1];', 'h q[1];'];
    expect(await said({ mustUse: [] }, ...oneSign)).toContain(
      'Think what Z would do as the last gate of qubit 0.',
    );
    expect(await said(limits, ...oneSign)).toContain('Which of your gates can turn it around?');
    const links = taskOf([bell], { gates: ['h', 'x'], mustUse: [] });
    const alone = await gradeProgram(links, [qasm(2, 'h q[0];', 'h q[1];')]);
    expect(alone.passed || alone.diagnosis.next).toBe('A gate on two qubits can link them.');
  });

  test('counts controls in the name of a gate, as code does', async () => {
    const task = taskOf([{ kind: 'distribution', chances: { '11': 1 } }], {
      gates: ['x', 'cx'],
      mustUse: [],
    });
    expect(await codeOf(task, qasm(2, 'x q[0];', 'cx q[0], q[1];'))).toBe('passed');
  });
});

test('with one wrong chance is not told to try another order of its qubits', async () => {
  const one: ProgramCheck = { kind: 'probability', of: { q0: 1 }, given: {}, is: 1 };
  expect(await codeOf(taskOf([one]), qasm(2, 'x q[1];'))).not.toBe('other-order');
});

describe('a value that a program returns', () => {
  test.each([
    ['101', '101', 0, 'passed'],
    ['101', '110', 0, 'wrong-value'],
    [0.85, 0.8536, 0.01, 'passed'],
    [0.85, 0.8, 0.01, 'wrong-value'],
    [[1, 2], [1, 2], 0, 'passed'],
    [[1, 2], [1, 2, 3], 0, 'wrong-value'],
    [{ a: 1 }, { b: 1 }, 0, 'wrong-value'],
    [true, 1, 0, 'wrong-value'],
    [null, [], 0, 'wrong-value'],
  ] as const)('%j asked for, %j given, within %d: %s', async (is, given, within, code) => {
    const check = { kind: 'value', is, within } as ProgramCheck;
    expect(await codeOf(taskOf([check]), value(given as never))).toBe(code);
  });

  test('is not a circuit', async () => {
    expect(await codeOf(taskOf([{ kind: 'value', is: 1, within: 0 }]), qasm(1))).toBe(
      'not-a-value',
    );
  });
});

describe('several cases', () => {
  const asked = (word: string): ProgramCheck => ({ kind: 'value', is: word, within: 0 });

  test('report the first wrong one, and how many are right', async () => {
    const grade = await gradeProgram(taskOf(['00', '01', '10', '11'].map(asked)), [
      value('00'),
      value('10'),
      value('10'),
      { kind: 'failed', sentence: 'Python does not know the name words.' },
    ]);
    expect(grade).toMatchObject({
      passed: false,
      nearness: 0.5,
      diagnosis: {
        code: 'wrong-value',
        reason: `For case 2: Your function returned "10", which isn't the answer.`,
      },
    });
  });

  test('must all be right', async () => {
    expect(await codeOf(taskOf([asked('0'), asked('1')]), value('0'))).toBe('returned-nothing');
  });
});

test('without reasons, a wrong circuit is told how close it is', async () => {
  const grade = await gradeProgram(taskOf([bell]), [qasm(2, 'h q[0];', 'h q[1];')], {
    explains: false,
  });
  expect(grade).toMatchObject({ passed: false, diagnosis: { code: 'how-near' } });
});

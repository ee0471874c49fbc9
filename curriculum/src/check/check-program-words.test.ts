import { expect, test } from 'vitest';
import type { LessonContent } from '../curriculum.ts';
import { loadCurriculum } from '../load/load.ts';
import { contentWith, folder } from '../testing/small-content.ts';
import { checkProgramWords } from './check-program-words.ts';
import { taughtByLesson } from './concept-words.ts';

const good = `
title: Make one
goal: Write one(). It returns a circuit of one qubit that ends at 1.
function: one
starter: |
  from qubloom import QuantumCircuit

  def one():
      qc = QuantumCircuit(1)
      qc.h(0)
      return qc
cases:
  - name: the circuit
    arguments: []
    check: { kind: state, amplitudes: { '1': 1 } }
limits: { gates: [x, h], mustUse: [] }
hints:
  - Which gate swaps 0 and 1?
  - qc.x(0) puts X on the qubit.
  - Write qc.x(0) in place of qc.h(0).
success: You made a 1.
reference: |
  from qubloom import QuantumCircuit

  def one():
      qc = QuantumCircuit(1)
      qc.x(0)
      return qc
second: |
  from qubloom import QuantumCircuit

  def one():
      qc = QuantumCircuit(1)
      qc.h(0)
      qc.h(0)
      qc.x(0)
      return qc
wrong:
  - program: |
      def one():
          print(1)
    diagnosis: returned-nothing
    reply: You print a number. Return the circuit.
  - program: |
      def one():
          return 1
    diagnosis: not-a-circuit
    reply: That's a number, and the task wants a circuit.
  - program: |
      from qubloom import QuantumCircuit

      def one():
          return QuantumCircuit(1)
    diagnosis: empty-circuit
    reply: Your circuit is empty.
`;

/** Finds the problems in the words of a lesson's only program task. */
async function problemsOf(program: string): Promise<string> {
  const lesson = `${folder}/lesson.md`;
  const files = contentWith({ [`${folder}/program-one/program.yaml`]: program });
  const shown = (files.get(lesson) ?? '').replace(
    '::task make-one',
    '::task make-one\n\n::task one',
  );
  const result = loadCurriculum(new Map(files).set(lesson, shown));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { curriculum } = result;
  const lessons = curriculum.courses.flatMap(({ lessons: some }): readonly LessonContent[] => some);
  const problems = await checkProgramWords(curriculum, taughtByLesson(lessons));
  return problems.map(({ location = '', reason }) => `${location}: ${reason}`).join('\n');
}

test('a program task that uses only what was shown and taught has no problems', async () => {
  expect(await problemsOf(good)).toBe('');
});

test.each([
  [
    'a reply with a function that nothing has shown',
    'Return the circuit.',
    'Use qc.ccx(0).',
    'ccx',
  ],
  [
    'a worked step with a function that no hint has explained',
    'in place of qc.h(0)',
    'and qc.reverse_bits()',
    'reverse_bits',
  ],
  [
    'a reply with a word that nothing has taught',
    "That's a number",
    'That makes them linked',
    '"linked"',
  ],
  [
    'a hint with a word that nothing has taught',
    'Which gate swaps',
    'Where is the control of',
    '"control"',
  ],
  ['a success with a word that nothing has taught', 'You made a 1.', 'You made a CNOT.', '"CNOT"'],
])('%s is reported', async (_, piece, by, word) => {
  expect(good).toContain(piece);
  expect(await problemsOf(good.replace(piece, by))).toContain(word);
});

test('a diagnosis of random circuits that uses a word too early is reported', async () => {
  const bell = good.replace("{ '1': 1 }", "{ '00': 1, '11': 1 }").replace('[x, h]', '[x, h, cx]');
  expect(await problemsOf(bell)).toMatch(/random circuit \d+: says "(CNOT|linked)"/);
});

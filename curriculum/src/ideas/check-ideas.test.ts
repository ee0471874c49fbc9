import { expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { formatProblem } from '../problem.ts';
import { contentWith, folder, smallContent } from '../testing/small-content.ts';
import { checkIdeas } from './check-ideas.ts';
import { ideasDocument } from './ideas-table.ts';

const course = 'courses/basics/course.yaml';
const second = 'courses/basics/two-qubits';

/** The small course with a second lesson like the first, and this list of ideas. */
function withIdeas(ideas: string) {
  const lesson = Object.entries(smallContent).flatMap(([path, text]) =>
    path.startsWith(`${folder}/`) ? [[path.replace(folder, second), text] as const] : [],
  );
  const result = loadCurriculum(
    contentWith({
      ...Object.fromEntries(lesson),
      [course]: (smallContent[course] ?? '').replace(
        'meet-the-qubit',
        'meet-the-qubit, two-qubits',
      ),
      'ideas.yaml': ideas,
    }),
  );
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.curriculum;
}

const problemsOf = (ideas: string) => checkIdeas(withIdeas(ideas)).map(formatProblem);

const flip = `
- idea: X swaps 0 and 1
  introduced: meet-the-qubit
  practiced: [meet-the-qubit/make-one, two-qubits]
  recalled: [two-qubits]
  tested: [meet-the-qubit/q-0]
`;

test('a correct list is in order, and becomes a table', () => {
  expect(problemsOf(flip)).toEqual([]);
  const [row] = ideasDocument(withIdeas(flip)).match(/^\| X swaps.*$/m) ?? [];
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'X swaps 0 and 1',
    expect.stringMatching(/ 1$/),
    expect.stringMatching(/ 1, .* 2$/),
    expect.stringMatching(/ 2$/),
    expect.stringMatching(/ 1$/),
    '',
  ]);
});

test('missing places are reported, also a question in place of a task', () => {
  const broken = flip.replace('make-one', 'q-0').replace('[meet-the-qubit/q-0]', '[no-lesson]');
  expect(problemsOf(broken)).toEqual([
    expect.stringContaining('practiced: there is no meet-the-qubit/q-0'),
    expect.stringContaining('tested: there is no no-lesson'),
  ]);
});

test('an idea is introduced once, before it is used', () => {
  const early = flip
    .replace('introduced: meet-the-qubit', 'introduced: two-qubits')
    .replace('recalled: [two-qubits]', 'recalled: [meet-the-qubit]');
  expect(problemsOf(early)).toEqual([
    expect.stringContaining('practiced: meet-the-qubit/make-one comes before two-qubits'),
    expect.stringContaining('recalled: meet-the-qubit comes before two-qubits'),
    expect.stringContaining('tested: meet-the-qubit/q-0 comes before two-qubits'),
  ]);
  expect(problemsOf(flip + flip)).toEqual([expect.stringContaining('is introduced twice')]);
  expect(
    problemsOf(flip.replace('recalled: [two-qubits]', 'recalled: [meet-the-qubit, two-qubits]')),
  ).toEqual([expect.stringContaining('recalled: where it is introduced')]);
});

test('a lesson without an idea is reported', () => {
  expect(problemsOf(flip.replace('  recalled: [two-qubits]\n', ''))).toEqual([
    expect.stringContaining('two-qubits/lesson.md: no idea of ideas.yaml'),
  ]);
});

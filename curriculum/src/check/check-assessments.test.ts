import { expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { contentReplacing, contentWith, folder } from '../testing/small-content.ts';
import { checkAssessment } from './check-assessments.ts';

async function problemsOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  const lessons = result.curriculum.courses.flatMap((course) => course.lessons);
  const problems = await Promise.all(lessons.map((one) => checkAssessment('beginner', one)));
  return problems.flat().map(({ location = 'all', reason }) => `${location}: ${reason}`);
}

test('a good assessment is in order', async () => {
  expect(await problemsOf(contentWith())).toEqual([]);
});

const asked = 'A qubit is at 0. You place X. What does a look show?';

test.each([
  ['points: 3', 'points: 2', 'all: gives 9 points, not 10'],
  ['correct: B', 'correct: A', 'all: the right letters are all the same'],
  ["'None'], correct: A", "'0'], correct: A", 'twice: two options say the same'],
  ['Why do two X gates do nothing?', asked, 'why: the lesson asks the same on the screen'],
  ["circuit: 'q0: X X X'", "circuit: 'q0: X Q X'", 'shown: a circuit is not in the grid notation'],
  ["circuit: 'q0: X X X'", "circuit: 'q0: X X -'", 'shown: the chance of 0 is 1.000, not 0'],
  ["result: { '1': 1 }", "result: { '1': 0.9 }", 'shown: the chance of 1 is 1.000, not 0.9'],
  ["solution: 'q0: X X'", "solution: 'q0: Z X'", 'drawn: the solution changes more than'],
  ["solution: 'q0: X X'", "solution: 'q0: X ?'", 'drawn: the solution has cells to draw in'],
  ["solution: 'q0: X X'", "solution: 'q0: X Z'", 'drawn: the chance of 0 is 0.000, not 1'],
  ["circuit: 'q0: X ?'", "circuit: 'q0: X X'", 'drawn: a circuit with cells to draw in has'],
  ['The second swaps back.', 'A qubit is 0 and 1 at the same time.', 'why: "A qubit is 0 and 1'],
])('%j replaced by %j', async (piece, by, reason) => {
  const problems = await problemsOf(contentReplacing(`${folder}/assessment.yaml`, piece, by));
  expect(problems.join('; ')).toContain(reason);
});

import { expect, test } from 'vitest';
import { loadCurriculum } from '../load/load.ts';
import { contentReplacing, contentWith, folder } from '../testing/small-content.ts';
import { checkQuiz } from './check-quizzes.ts';

function problemsOf(files: ReadonlyMap<string, string>) {
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error('the small content does not load');
  const lessons = result.curriculum.courses.flatMap((course) => course.lessons);
  return lessons.flatMap(checkQuiz).map(({ location, reason }) => `${location}: ${reason}`);
}

test('each question leads back to a stage that its lesson has', () => {
  expect(problemsOf(contentWith())).toEqual([]);
  const without = contentReplacing(`${folder}/lesson.md`, '## What happened {explain}', '');
  expect(problemsOf(without)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `q-${at}: the lesson has no stage {explain}`),
  );
});

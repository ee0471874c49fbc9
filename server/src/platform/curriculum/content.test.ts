import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCurriculum, formatProblem } from '@qubloom/curriculum';
import { expect, test } from 'vitest';
import { BrokenContent, readCurriculum } from './read-content.ts';

const publicFolder = fileURLToPath(new URL('../../../../web/public', import.meta.url));

// Every task is graded, solutions and mistakes: on a busy machine that takes its time.
test('the content of the product is in order', { timeout: 60_000 }, async () => {
  const problems = await checkCurriculum(await readCurriculum(), (path) =>
    existsSync(`${publicFolder}${path}`),
  );
  expect(problems.map(formatProblem)).toEqual([]);
});

test('there are at least twelve achievements, and no quiz with fewer than five questions', async () => {
  const { achievements, courses } = await readCurriculum();
  expect(achievements.length).toBeGreaterThanOrEqual(12);
  const quizzes = courses.flatMap(({ lessons }) => lessons.flatMap(({ quiz }) => quiz ?? []));
  expect(Math.min(...quizzes.map(({ questions }) => questions.length))).toBeGreaterThanOrEqual(5);
});

test('[9 lesson minutes and sessions] a lesson takes 15 to 30 minutes', async () => {
  const { courses } = await readCurriculum();
  const minutes = courses.flatMap(({ lessons }) => lessons.map((lesson) => lesson.minutes));
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
});

test('a folder that is no content says so', async () => {
  const noContent = fileURLToPath(new URL('../../../migrations', import.meta.url));
  const reading = readCurriculum(noContent);
  await expect(reading).resolves.toMatchObject({ courses: [] });
  await expect(readCurriculum('/nowhere')).rejects.toThrow('ENOENT');
  expect(new BrokenContent('x')).toBeInstanceOf(Error);
});

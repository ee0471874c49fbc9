import { fileURLToPath } from 'node:url';
import { visualizationConcepts } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { smallContentFiles } from '../testing/content.ts';
import { BrokenContent, parseCurriculum, readCurriculum } from './read-content.ts';

// `npm run content:check`, a part of `npm test`, checks that the product's content is valid.

test(
  'there are at least twelve achievements, and no quiz with fewer than five questions',
  { tags: ['exhaustive'] },
  async () => {
    const { achievements, courses } = await readCurriculum();
    expect(achievements.length).toBeGreaterThanOrEqual(12);
    const quizzes = courses.flatMap(({ lessons }) => lessons.flatMap(({ quiz }) => quiz ?? []));
    expect(Math.min(...quizzes.map(({ questions }) => questions.length))).toBeGreaterThanOrEqual(5);
  },
);

test(
  'there are at least twenty visualizations, and some for every concept',
  { tags: ['exhaustive'] },
  async () => {
    const { visualizations } = await readCurriculum();
    expect(visualizations.length).toBeGreaterThanOrEqual(20);
    expect(new Set(visualizations.map(({ concept }) => concept))).toEqual(
      new Set(visualizationConcepts),
    );
  },
);

function withMinutes(minutes: number) {
  const files = [...smallContentFiles()].map(
    ([path, text]) => [path, text.replace('minutes: 20', `minutes: ${String(minutes)}`)] as const,
  );
  return () => parseCurriculum(new Map(files));
}

// Shows: 9 lesson minutes and sessions
test('a lesson takes 15 to 30 minutes', () => {
  for (const minutes of [15, 30]) {
    const { lessons = [] } = withMinutes(minutes)().courses[0] ?? {};
    expect(lessons.map((lesson) => lesson.minutes)).toEqual([minutes, minutes, minutes]);
  }
  for (const minutes of [14, 31]) expect(withMinutes(minutes)).toThrow(/minutes/);
});

test('a folder without content is reported as such', async () => {
  const noContent = fileURLToPath(new URL('../../migrations', import.meta.url));
  await expect(readCurriculum(noContent)).resolves.toMatchObject({ courses: [] });
  await expect(readCurriculum('/nowhere')).rejects.toThrow('ENOENT');
});

test('unreadable content is refused with every problem, by file', () => {
  const files = new Map(smallContentFiles());
  files.set('courses/free-course/course.yaml', 'title: 5');
  files.set('courses/basic-course/one/lesson.md', 'nothing');
  const reading = () => parseCurriculum(files);
  expect(reading).toThrow(BrokenContent);
  expect(reading).toThrow(/basic-course\/one\/lesson\.md[^]*free-course\/course\.yaml/);
});

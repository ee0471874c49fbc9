/** Every program of the course with Python, and for each of its tasks a wrong one before the right one. */
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { lessonsWithPrograms } from '../support/content.ts';
import { openLesson, signIn } from '../support/learner.ts';
import { walkThrough } from '../support/lesson-walk.ts';

for (const [index, files] of lessonsWithPrograms().entries()) {
  test(`${files.title}: its programs run and its tasks can be solved`, async ({ openWindow }) => {
    test.setTimeout(240_000);
    const page = await openWindow({ viewport: index % 2 === 0 ? desktop : phone });
    await signIn(page, { tier: files.course.requires });
    await page.goto('/dashboard');
    const { content } = await openLesson(page, files);
    const tasks = files.tasks.size + files.programTasks.size;
    expect(await walkThrough(page, files, content)).toBe(tasks);
  });
}

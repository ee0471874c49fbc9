/**
 * Runs programs of lessons spread over the Python course, and submits a wrong and then the right solution to each
 * task. The content check covers all programs and tasks without a browser.
 */
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { lessonsWithPrograms } from '../support/content.ts';
import { openLesson, signIn } from '../support/learner.ts';
import { walkThrough } from '../support/walk/lesson-walk.ts';

const lessons = lessonsWithPrograms();
const walked = [0, Math.floor(lessons.length / 2), lessons.length - 1];

for (const [index, files] of lessons.entries()) {
  if (!walked.includes(index)) continue;
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

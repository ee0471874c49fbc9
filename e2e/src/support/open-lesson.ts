import type { CourseId, Lesson, LessonSummary } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import type { LessonFiles } from './content.ts';

/** Opens the lesson, with the ones before it completed. */
export async function openLesson(page: Page, { course, index }: LessonFiles): Promise<Lesson> {
  const courses = await ask<{ id: CourseId; title: string }[]>(page, '/api/courses');
  const id = courses.find(({ title }) => title === course.title)?.id ?? 0;
  const all = await ask<LessonSummary[]>(page, `/api/courses/${String(id)}/lessons`);
  for (const before of all.slice(0, index)) {
    await ask(page, `/api/lessons/${String(before.id)}/complete`, 'POST');
  }
  const lessonId = String(all[index]?.id);
  await page.goto(`/courses/${String(id)}?lesson=${lessonId}`);
  return ask<Lesson>(page, `/api/lessons/${lessonId}`);
}

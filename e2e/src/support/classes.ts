/** A class with learners who have accounts of their own. */
import type { Page } from '@playwright/test';
import { desktop, phone, type OpenWindow } from './fixtures.ts';
import { signIn, signUp } from './learner.ts';

export interface ClassInWindows {
  readonly teacher: Page;
  /** A learner at a laptop. */
  readonly laptop: Page;
  /** A learner with a phone. */
  readonly mobile: Page;
}

/** Signs up a teacher who makes the class Physics, and lets two learners in by its code. */
export async function openClass(openWindow: OpenWindow): Promise<ClassInWindows> {
  const teacher = await openWindow({ viewport: desktop });
  await makeClass(teacher);
  await teacher.getByRole('button', { name: 'Make a code for learners' }).click();
  const code = await teacher.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  const laptop = await openWindow({ viewport: desktop });
  const mobile = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  for (const learner of [laptop, mobile]) {
    await signIn(learner);
    await learner.goto('/classes');
    await learner.getByLabel('Class code').fill(code);
    await learner.getByLabel('Class code').press('Enter');
    await learner.getByText('Physics').first().waitFor();
  }
  return { teacher, laptop, mobile };
}

/** Signs up a teacher, who makes the class Physics and stays on its page. */
export async function makeClass(teacher: Page): Promise<void> {
  await signUp(teacher, { ageRange: '18 or over' });
  await teacher.waitForURL('**/dashboard');
  await teacher.goto('/teach');
  await teacher.getByLabel('Name of the class').fill('Physics');
  await teacher.getByRole('button', { name: 'Make the class' }).press('Enter');
  await teacher.getByRole('heading', { level: 1, name: 'Physics' }).waitFor();
}

/** Opens a part of the class, from any other. */
export const openPart = (teacher: Page, part: string): Promise<void> =>
  teacher
    .getByRole('navigation', { name: 'This class' })
    .getByRole('link', { name: part })
    .press('Enter');

/** Starts the first lesson of the first course in front of the class, from the page of the class. */
export async function teachFirstLesson(teacher: Page): Promise<void> {
  await openPart(teacher, 'Teach live');
  const start = teacher.getByRole('region', { name: 'Teach a lesson live' });
  await start.getByLabel('Course to teach').selectOption({ index: 1 });
  await start.getByLabel('Lesson to teach').selectOption({ index: 1 });
  await start.getByRole('button', { name: 'Teach it live' }).press('Enter');
  await teacher.getByRole('heading', { name: 'Where everybody is' }).waitFor();
}

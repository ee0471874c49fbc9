/** On the fullest lesson steps, the controls and the button for continuing are in view without scrolling. */
import type { CourseId, LessonSummary } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/learner.ts';

const screens = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 800 },
];

/** Steps in Quantum Basics: the lesson's number, the part whose first step is opened, and a control on it. */
const steps = [
  { lesson: 1, part: 'do', control: 'Open the box' },
  { lesson: 1, part: 'run', control: 'Play 20 games' },
  { lesson: 1, part: 'try', control: 'Check' },
  { lesson: 4, part: 'do', control: 'Look 100 times', isFramed: true },
  { lesson: 4, part: 'try', control: 'Check' },
  { lesson: 9, part: 'run', control: 'Look at 100 pairs', isFramed: true },
  { lesson: 9, part: 'try', control: 'Check' },
];

async function completeBasics(page: Page) {
  const courses = await ask<{ id: CourseId; title: string }[]>(page, '/api/courses');
  const id = courses.find(({ title }) => title.startsWith('Quantum Basics'))?.id ?? 0;
  const lessons = await ask<LessonSummary[]>(page, `/api/courses/${String(id)}/lessons`);
  for (const lesson of lessons.slice(0, 9)) {
    await ask(page, `/api/lessons/${String(lesson.id)}/complete`, 'POST');
  }
  return { id, lessons };
}

for (const viewport of screens) {
  test(`the controls are in view at ${String(viewport.width)} x ${String(viewport.height)}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport });
    await signIn(page);
    await page.goto('/achievements');
    const { id, lessons } = await completeBasics(page);
    for (const { lesson, part, control, isFramed } of steps) {
      await page.goto(
        `/courses/${String(id)}?lesson=${String(lessons[lesson - 1]?.id)}&section=${part}`,
      );
      const scene = isFramed ? page.frameLocator('iframe') : page;
      const thing = scene.getByRole('button', {
        name: control,
        exact: true,
      });
      const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
      await expect(async () => {
        const [box, row] = [await thing.boundingBox(), await wayOn.boundingBox()];
        const where = `lesson ${String(lesson)}, ${part}`;
        expect(row && row.y + row.height, where).toBeLessThanOrEqual(viewport.height);
        expect(box && box.y + box.height, where).toBeLessThanOrEqual(row?.y ?? 0);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBe(0);
      }).toPass({ timeout: 15_000 });
    }
  });
}

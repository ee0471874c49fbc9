/** Shared helpers for the tests of the simulator page. */
import { courses, simulators } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { courseServer, lessonOf } from './lessons.ts';
import { signedIn } from './people.ts';
import { replies } from './server.ts';

export const use = replies(simulators.use, { seconds: 0 });
/** A learner who has completed these lessons. */
export const learner = (...completed: number[]) => [signedIn(), ...courseServer(...completed), use];
export const withLesson = (more: object) =>
  replies(courses.lesson, ({ params }) => ({ ...lessonOf(Number(params['id'])), ...more }));
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** A button of the page, not of the lab, which has a gate called Reset. */
export const pageButton = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Simulator' })).getByRole('button', { name });
export const frame = () => screen.findByTitle('First qubit');
export const labGrid = () => screen.findByRole('grid', { name: 'Circuit' }, { timeout: 20_000 });

/**
 * Records later copies to the clipboard. Call it after `renderPage`, because the tests' user installs a clipboard
 * of its own.
 */
export function watchClipboard(works = true): readonly string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (!works) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  });
  return copied;
}

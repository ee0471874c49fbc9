import type { Screen } from '../lib/browser/screen.ts';

const widths: Record<Screen, number> = { mobile: 360, tablet: 700, laptop: 900, desktop: 1280 };

/** Pixels, so that no window of a test is low. */
const height = 800;

/** Makes the test's window as wide as this kind of screen. Call it before rendering. */
export function setScreen(screen: Screen, orientation?: 'portrait' | 'landscape'): void {
  const width = widths[screen];
  window.matchMedia = (query) => {
    const orientationAsked = /orientation:\s*(\w+)/.exec(query)?.[1];
    const max = pixelsOf(/max-width:\s*([\d.]+)(px|rem)/.exec(query));
    const min = pixelsOf(/min-width:\s*([\d.]+)(px|rem)/.exec(query));
    const low = pixelsOf(/max-height:\s*([\d.]+)(px|rem)/.exec(query));
    const matches =
      (low === undefined || height <= low) &&
      (max !== undefined || min !== undefined || orientationAsked !== undefined) &&
      (orientationAsked === undefined || orientationAsked === orientation) &&
      (max === undefined || width <= max) &&
      (min === undefined || width >= min);
    const list = new EventTarget() as MediaQueryList;
    return Object.defineProperties(list, {
      matches: { value: matches },
      media: { value: query },
    });
  };
}

const pixelsOf = (length: RegExpExecArray | null) =>
  length ? Number(length[1]) * (length[2] === 'rem' ? 16 : 1) : undefined;

/** Simulates reduced motion, so that growing or moving content appears at once. */
export function askForLessMotion(): void {
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion')
      ? Object.defineProperties(new EventTarget() as MediaQueryList, {
          matches: { value: true },
          media: { value: query },
        })
      : matchMedia(query);
}

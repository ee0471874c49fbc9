import type { Screen } from '../lib/screen.ts';

const widths: Record<Screen, number> = { mobile: 360, tablet: 700, laptop: 900, desktop: 1280 };

/** Makes the test's window as wide as this kind of screen. Call it before rendering. */
export function setScreen(screen: Screen, orientation?: 'portrait' | 'landscape'): void {
  const width = widths[screen];
  window.matchMedia = (query) => {
    const asked = /orientation:\s*(\w+)/.exec(query)?.[1];
    const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const matches =
      (most !== undefined || least !== undefined || asked !== undefined) &&
      (asked === undefined || asked === orientation) &&
      (most === undefined || width <= Number(most)) &&
      (least === undefined || width >= Number(least));
    const list = new EventTarget() as MediaQueryList;
    return Object.defineProperties(list, {
      matches: { value: matches },
      media: { value: query },
    });
  };
}

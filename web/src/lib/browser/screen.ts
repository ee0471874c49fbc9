/** The width of the screen, in the four kinds that the shell and the pages distinguish. */
import { useSyncExternalStore } from 'react';

export type Screen = 'mobile' | 'tablet' | 'laptop' | 'desktop';

const queries: readonly (readonly [Screen, string])[] = [
  ['mobile', '(max-width: 639.98px)'],
  ['tablet', '(max-width: 767.98px)'],
  ['laptop', '(max-width: 1023.98px)'],
];

/** The kind of this screen; desktop if it is unknown. */
export function currentScreen(): Screen {
  try {
    return queries.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'desktop';
  } catch {
    return 'desktop';
  }
}

export function isSmall(screen: Screen): boolean {
  return screen === 'mobile' || screen === 'tablet';
}

function onScreenChange(notify: () => void): () => void {
  try {
    const lists = queries.map(([, query]) => window.matchMedia(query));
    lists.forEach((list) => list.addEventListener('change', notify));
    return () => lists.forEach((list) => list.removeEventListener('change', notify));
  } catch {
    return () => undefined;
  }
}

/** Returns null while the page is rendered ahead of time, when the screen is unknown. */
export function useScreen(): Screen | null {
  return useSyncExternalStore(onScreenChange, currentScreen, () => null);
}

const portrait = '(orientation: portrait)';
/** The same as the styles' variant `low`: a phone held sideways. */
const low = '(max-height: 480px) and (min-width: 480px)';

function matches(query: string): boolean {
  try {
    return window.matchMedia(query).matches;
  } catch {
    return false;
  }
}

function onChange(query: string, notify: () => void): () => void {
  try {
    const list = window.matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  } catch {
    return () => undefined;
  }
}

const onTurn = (notify: () => void) => onChange(portrait, notify);
const onHeight = (notify: () => void) => onChange(low, notify);

/** Returns true if the window is taller than wide. */
export function usePortrait(): boolean {
  return useSyncExternalStore(
    onTurn,
    () => matches(portrait),
    () => false,
  );
}

export function useLowWindow(): boolean {
  return useSyncExternalStore(
    onHeight,
    () => matches(low),
    () => false,
  );
}

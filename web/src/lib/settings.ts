/** Choices that this browser remembers, and nobody else hears of. */
import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(`qubloom.${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`qubloom.${key}`);
    else localStorage.setItem(`qubloom.${key}`, value);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTheme(): Theme {
  const stored = document.documentElement.dataset['theme'];
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The page's first script has set the stored theme already. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  write('theme', theme === 'system' ? null : theme);
}

const zoomAllowed = () => read('zoom') === 'allowed';

/** "Let me zoom": lifts the lock that small screens have. */
export function useZoomAllowed(): boolean {
  return useSyncExternalStore(subscribe, zoomAllowed, () => false);
}

export function setZoomAllowed(allowed: boolean): void {
  write('zoom', allowed ? 'allowed' : null);
}

const rotatePromptOff = () => read('rotate-prompt') === 'off';

/** "Don't show again" of the prompt to turn the phone. */
export function useRotatePromptOff(): boolean {
  return useSyncExternalStore(subscribe, rotatePromptOff, () => true);
}

export function setRotatePromptOff(off: boolean): void {
  write('rotate-prompt', off ? 'off' : null);
}

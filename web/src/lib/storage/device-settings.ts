/**
 * Settings of this device, which apply to everybody who uses it: its colors, zooming, sounds, vibration, the prompt to turn
 * it, whether its bell was tapped, and
 * which kinds of puzzles were solved on it. They say nothing about a learner, and the colors must be known before it is
 * known who is signed in.
 */
import { useSyncExternalStore } from 'react';
import { openArea } from './storage-area.ts';

export type Theme = 'system' | 'light' | 'dark';

function read(key: string): string | null {
  return openArea('local')?.get(`qubloom.${key}`) ?? null;
}

/** If storage is closed to us, the chosen theme lasts until the page is left. */
function write(name: string, value: string | null): void {
  const key = `qubloom.${name}`;
  const area = openArea('local');
  if (value === null) area?.remove(key);
  else area?.set(key, value);
  // The browser notifies other tabs, but not this one.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function currentTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** The page's first script has already applied the stored theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  write('theme', theme === 'system' ? null : theme);
}

/** Settings for how text looks and how much moves. The first choice of each is the default. */
export const readingChoices = {
  font: ['lexend', 'atkinson', 'opendyslexic'],
  size: ['100', '125', '150', '200'],
  spacing: ['normal', 'wide'],
  motion: ['system', 'calm'],
} as const;

export type ReadingSetting = keyof typeof readingChoices;
export type ReadingChoice<S extends ReadingSetting> = (typeof readingChoices)[S][number];

function currentReading<S extends ReadingSetting>(setting: S): ReadingChoice<S> {
  const shown = document.documentElement.dataset[setting];
  const choices: readonly ReadingChoice<S>[] = readingChoices[setting];
  return choices.find((choice) => choice === shown) ?? readingChoices[setting][0];
}

/** The page's first script has already applied the stored settings. */
export function useReading<S extends ReadingSetting>(setting: S): ReadingChoice<S> {
  return useSyncExternalStore<ReadingChoice<S>>(
    subscribe,
    () => currentReading(setting),
    () => readingChoices[setting][0],
  );
}

export function setReading<S extends ReadingSetting>(setting: S, choice: ReadingChoice<S>): void {
  const isFirst = choice === readingChoices[setting][0];
  if (isFirst) document.documentElement.removeAttribute(`data-${setting}`);
  else document.documentElement.dataset[setting] = choice;
  write(setting, isFirst ? null : choice);
}

const isZoomAllowed = () => read('zoom') === 'allowed';

/** "Let me zoom": removes the zoom lock of small screens. */
export function useZoomAllowed(): boolean {
  return useSyncExternalStore(subscribe, isZoomAllowed, () => false);
}

export function setZoomAllowed(allowed: boolean): void {
  write('zoom', allowed ? 'allowed' : null);
}

const isRotatePromptOff = () => read('rotate-prompt') === 'off';

/** "Don't show again" of the prompt to turn the phone. */
export function useRotatePromptOff(): boolean {
  return useSyncExternalStore(subscribe, isRotatePromptOff, () => true);
}

export function setRotatePromptOff(off: boolean): void {
  write('rotate-prompt', off ? 'off' : null);
}

/** Percent of the width that the circuit lab gives to the circuit, beside its displays. */
export function circuitShare(): number {
  return Number(read('circuit-share')) || 55;
}

export function saveCircuitShare(share: number): void {
  write('circuit-share', String(share));
}

/** If storage is closed to us, it lasts until the page is left. */
let hasSoundHere = false;

/** Off until the user switches sounds on. */
export const isSoundOn = () => (openArea('local') === null ? hasSoundHere : read('sound') === 'on');

export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isSoundOn, () => false);
}

export function setSoundOn(on: boolean): void {
  hasSoundHere = on;
  write('sound', on ? 'on' : null);
}

/** Off until the user switches vibration on. */
export const isVibrationOn = () => read('vibration') === 'on';

export function useVibrationOn(): boolean {
  return useSyncExternalStore(subscribe, isVibrationOn, () => false);
}

export function setVibrationOn(on: boolean): void {
  write('vibration', on ? 'on' : null);
}

/** If storage is closed to us, it lasts until the page is left. */
let wasBellTappedHere = false;

const wasBellTapped = () =>
  openArea('local') === null ? wasBellTappedHere : read('bell') === 'tapped';

/** Once tapped, the bell never has a badge again. A prerendered page shows none until this is known. */
export function useBellTapped(): boolean {
  return useSyncExternalStore(subscribe, wasBellTapped, () => true);
}

export function noteBellTapped(): void {
  wasBellTappedHere = true;
  write('bell', 'tapped');
}

/** The kinds of daily puzzles that were solved here. Their pieces are explained to whoever is new to them. */
export function solvedKinds(): readonly string[] {
  return read('solved-kinds')?.split(' ') ?? [];
}

export function noteSolvedKind(kind: string): void {
  write('solved-kinds', [...new Set([...solvedKinds(), kind])].join(' '));
}

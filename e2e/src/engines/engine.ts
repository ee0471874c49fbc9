/** What the journeys need of a browser engine. Everything else is built on it, so that a journey is written once. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** In CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** By their names in `KeyboardEvent.key`; any other key is its character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'Delete';

export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page as JSON; a promise is awaited. */
  run(expression: string): Promise<unknown>;
  /** Presses at the first place, moves over the others, and lets go at the last. */
  drag(places: readonly [Place, ...Place[]]): Promise<void>;
  key(key: NamedKey | string): Promise<void>;
  close(): Promise<void>;
}

export const windowSize = { width: 1280, height: 800 } as const;

const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  Delete: '\uE017',
} satisfies Record<NamedKey, string>;

/** How WebDriver writes a key. */
export const keyCode = (key: string): string => codes[key] ?? key;

/** The interface of a browser engine that the journeys use, so that each journey is written once. */

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Position in CSS pixels of the window. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Keys with the names of `KeyboardEvent.key`; any other key is written as its character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'Delete';

export interface EngineWindow {
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value as JSON, after awaiting promises. */
  run(expression: string): Promise<unknown>;
  /** Presses at the first place, moves to the others, and releases at the last. */
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

/** The character that WebDriver uses for a key. */
export const keyCode = (key: string): string => codes[key] ?? key;

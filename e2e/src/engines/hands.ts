/** Actions of a learner in a window of any engine. Elements are found by role and name, as in the other journeys. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineWindow, NamedKey, Place } from './engine.ts';

export type Name = string | RegExp;

/** `css` finds elements without a name. */
export type Thing =
  | { readonly role: string; readonly name: Name }
  | { readonly label: Name }
  | { readonly text: Name }
  | { readonly css: string };

export const button = (name: Name): Thing => ({ role: 'button', name });
export const link = (name: Name): Thing => ({ role: 'link', name });
export const heading = (name: Name): Thing => ({ role: 'heading', name });

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
const timeoutMs = 20_000;
const pauseMs = 100;

export class Hands {
  readonly #window: EngineWindow;
  readonly #site: string;

  constructor(window: EngineWindow, site: string) {
    this.#window = window;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#window.goTo(this.#site + path);
  }

  async path(): Promise<string> {
    return this.run<string>('location.pathname + location.search');
  }

  async waitForPath(path: RegExp): Promise<void> {
    await this.#until(`the address ${String(path)}`, async () => path.test(await this.path()));
  }

  run<Value>(expression: string): Promise<Value> {
    return this.#window.run(expression) as Promise<Value>;
  }

  /** Waits for text anywhere on the page. */
  async waitForText(text: Name, seconds = timeoutMs / 1000): Promise<void> {
    const isThere = async () => {
      const all = (await this.run<string>('document.body.innerText')).replaceAll(/\s+/g, ' ');
      return typeof text === 'string' ? all.includes(text) : text.test(all);
    };
    await this.#until(`the text ${String(text)}`, isThere, seconds);
  }

  async waitFor(thing: Thing, seconds = timeoutMs / 1000): Promise<void> {
    await this.#until(describe(thing), async () => (await this.#look(thing)) !== null, seconds);
  }

  async isThere(thing: Thing): Promise<boolean> {
    return (await this.#look(thing)) !== null;
  }

  async press(thing: Thing): Promise<void> {
    await this.#window.drag([await this.#placeOf(thing)]);
  }

  async drag(thing: Thing, to: Thing): Promise<void> {
    const [from, end] = [await this.#placeOf(thing), await this.#placeOf(to)];
    const middle = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 };
    await this.#window.drag([await this.#placeOf(thing), middle, end]);
  }

  async keys(...keys: readonly (NamedKey | string)[]): Promise<void> {
    for (const key of keys) await this.#window.key(key);
  }

  /** Focuses a field by pressing it, and types by keys. */
  async write(thing: Thing, text: string): Promise<void> {
    await this.press(thing);
    await this.keys(...text);
  }

  /** Finds the middle of an element that has stopped moving and that nothing covers. */
  async #placeOf(thing: Thing): Promise<Place> {
    let before: Found | null = null;
    let now: Found | null = null;
    await this.#until(`${describe(thing)}, within reach`, async () => {
      before = now;
      now = await this.#look(thing, true);
      return now !== null && now.isFree && now.x === before?.x && now.y === before.y;
    });
    return now ?? { x: 0, y: 0 };
  }

  async #look(thing: Thing, scrolls = false): Promise<Found | null> {
    const wanted = JSON.stringify(thing, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const look = `(${find.toString()})(${wanted}, ${String(scrolls)})`;
    const found = await this.run<Found | null | 'no library'>(
      `typeof TestingLibraryDom === 'object' ? ${look} : 'no library'`,
    );
    if (found !== 'no library') return found;
    // The page's policy forbids evaluating text, but a driver may inject code.
    return this.run<Found | null>(
      `(() => { { let module, exports, define; ${library}\n } return ${look}; })()`,
    );
  }

  async #until(
    what: string,
    isSo: () => Promise<boolean>,
    seconds = timeoutMs / 1000,
  ): Promise<void> {
    const end = Date.now() + seconds * 1000;
    let problem: unknown;
    while (Date.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        // A navigation discards pending queries.
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const text = await this.run<string>(
      // A program in the address can be longer than what is shown.
      'location.pathname + "\\n" + document.body.innerText',
    ).catch(String);
    throw new Error(`Not found: ${what}\n${String(problem ?? '')}\n${text.slice(0, 3000)}`);
  }
}

const describe = (thing: Thing) =>
  Object.entries(thing)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(' ');

interface Found extends Place {
  /** True if a press at the middle would hit the element. */
  readonly isFree: boolean;
}

/** Name in a form that can be sent to the page. */
type SentName = string | { readonly source: string; readonly flags: string };

/** Runs in the page, so it uses nothing from outside. */
function find(
  thing: { role?: string; name?: SentName; label?: SentName; text?: SentName; css?: string },
  scrolls: boolean,
): Found | null {
  interface Library {
    queryAllByRole(within: Element, role: string, options: object): Element[];
    queryAllByLabelText(within: Element, text: unknown): Element[];
    queryAllByText(within: Element, text: unknown): Element[];
  }
  const page = window as unknown as { TestingLibraryDom: Library };
  const nameOf = (name: SentName | undefined) =>
    typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = page.TestingLibraryDom;
  const { body } = document;
  const all = () => {
    if (thing.css !== undefined) return [...document.querySelectorAll(thing.css)];
    if (thing.role !== undefined)
      // Checking whether each element is hidden takes seconds, so elements that cannot be pressed are excluded below.
      return queryAllByRole(body, thing.role, { name: nameOf(thing.name), hidden: true });
    if (thing.label !== undefined) return queryAllByLabelText(body, nameOf(thing.label));
    return queryAllByText(body, nameOf(thing.text));
  };
  const found = all().find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.matches(':disabled');
  });
  if (!found) return null;
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (found.contains(hit) || hit.contains(found));
  };
  if (scrolls && !isFree(middle())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { ...middle(), isFree: isFree(middle()) };
}

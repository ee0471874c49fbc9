/** Presses every button of a state by keyboard, each on a fresh page, and finds those that lose the focus. */
import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Milliseconds in which a page may move the focus to the next thing. */
const patience = 400;

export interface Presses {
  /** Names of all buttons that were pressed; buttons that appeared after a press follow an arrow. */
  readonly pressed: readonly string[];
  /** A line for each press after which the focus was on the body, or on a removed element. */
  readonly lost: readonly string[];
}

/**
 * `open` shows the state, and is called again before each press. Links are skipped, because they leave the page.
 */
export async function pressEveryButton(
  open: () => Promise<unknown>,
  except: RegExp = /^$/,
): Promise<Presses> {
  const pressed: string[] = [];
  const lost: string[] = [];
  const start = async () => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    await open();
    await act(() => pause(20));
  };
  const press = async (names: readonly string[]) => {
    await start();
    for (const name of names) await pressOne(name);
    const where = names.join(' > ');
    pressed.push(where);
    if (isLost()) lost.push(where);
  };
  await start();
  const first = namesOfButtons(except);
  for (const name of first) {
    await press([name]);
    for (const next of namesOfButtons(except)) {
      if (!first.includes(next)) await press([name, next]);
    }
  }
  return { pressed, lost };
}

async function pressOne(name: string): Promise<void> {
  const button = buttons().get(name);
  if (!button) throw new Error(`There is no button ${name}.`);
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const end = Date.now() + patience;
  do await act(() => pause(20));
  while (isLost() && Date.now() < end);
}

function isLost(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !activeElement.isConnected) return true;
  return activeElement.matches(':disabled') || activeElement.closest('[inert], [hidden]') !== null;
}

function namesOfButtons(except: RegExp): readonly string[] {
  return [...buttons().keys()].filter((name) => !except.test(name));
}

/** By name; a second button with the same name gets a 2. */
function buttons(): ReadonlyMap<string, HTMLButtonElement> {
  const found = new Map<string, HTMLButtonElement>();
  const shown = document.querySelectorAll<HTMLButtonElement>(
    ':is(main, [role=dialog], [role=alertdialog], [role=menu]) button:not(:disabled)',
  );
  for (const button of shown) {
    if (button.closest('[inert], [hidden], [aria-hidden=true]')) continue;
    const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
    let count = 1;
    while (found.has(count === 1 ? name : `${name} ${count}`)) count++;
    found.set(count === 1 ? name : `${name} ${count}`, button);
  }
  return found;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

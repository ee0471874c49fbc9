/** Actions in study rooms. */
import type { Page } from '@playwright/test';

/** Creates a room, enters it, and returns its path. */
export async function createRoom(page: Page, name: string): Promise<string> {
  await page.goto('/study-rooms');
  await page.getByRole('button', { name: 'Create New Room' }).click();
  await page.getByLabel('Room name').fill(name);
  await page.getByRole('button', { name: 'Create Room' }).click();
  await inRoom(page, name);
  return new URL(page.url()).pathname;
}

export async function joinRoom(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await inRoom(page, name);
}

const inRoom = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('tab', { name: 'Chat' }).waitFor();
};

export const readRules = (page: Page) => page.getByRole('button', { name: 'Got it' }).click();

export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.keyboard.press('Enter');
}

export async function openCircuit(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Quantum Circuit' }).click();
  await page.getByRole('grid', { name: 'Shared circuit' }).waitFor();
}

/** Places a gate by keys. Wires count from 0, and columns from 1. */
export async function placeGate(page: Page, letter: string, wire: number, column: number) {
  await cell(page, wire, column).first().focus();
  await page.keyboard.press(letter);
}

export const cell = (page: Page, wire: number, column: number, what = '') =>
  page.getByRole('gridcell', {
    name: new RegExp(`^q${String(wire)}, column ${String(column)}: ${what}`),
  });

/** The circuit as a list of words, equal for everyone who sees the same circuit. */
export async function circuitInWords(page: Page): Promise<readonly string[]> {
  const cells = await page
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return cells.filter((label) => !label.endsWith(': empty')).sort();
}

/** Intercepts the socket of a page that is not open yet. A cut connection stays cut until it is restored. */
export async function interceptSocket(page: Page) {
  let isCut = false;
  const cutNow: (() => void)[] = [];
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (isCut) {
      await socket.close({ code: 1001 });
      return;
    }
    const server = socket.connectToServer();
    cutNow.push(() => {
      void server.close();
      void socket.close({ code: 1001 });
    });
  });
  return {
    cut: () => {
      isCut = true;
      for (const cut of cutNow.splice(0)) cut();
    },
    restore: () => {
      isCut = false;
    },
  };
}

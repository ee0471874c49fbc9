/** In every engine, a program in the page reaches nothing outside. */
import { expect } from '@playwright/test';
import { linkTo } from '../code-lab/code-lab.ts';
import {
  endOfTries,
  listenForVisits,
  listenInPage,
  nothingPlanted,
  plantedInPage,
  hostileProgram,
} from '../code-lab/walls.ts';
import { sharedSite } from '../support/shared-site.ts';
import { signIn, test } from './fixtures.ts';
import { button } from './hands.ts';

// Shows: A31 linked
test('a program reaches no host, no storage, no session, and no page', async ({ openHands }) => {
  const other = await listenForVisits();
  try {
    const hands = await openHands();
    await signIn(hands);
    await hands.open(`/code-lab${linkTo(hostileProgram(sharedSite().url, other.port))}`);
    await hands.waitForText('Python is ready.', 60);
    await hands.run(listenInPage);
    await hands.press(button('Run'));
    await hands.waitForText('The program is done.', 60);
    const output = await hands.run<string>(`document.querySelector('[role="log"]').innerText`);
    expect(output.trim()).toBe(endOfTries);
    expect(await hands.run(plantedInPage)).toEqual(nothingPlanted);
    expect(other.visits()).toBe(0);
    expect(await other.counts()).toBe(true);
  } finally {
    other.close();
  }
});

import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import {
  cell,
  circuitInWords,
  createRoom,
  interceptSocket,
  joinRoom,
  log,
  openCircuit,
  placeGate,
  readRules,
  say,
} from '../support/rooms.ts';

test(
  'two learners chat and build at once, even through a lost connection, and a late arrival finds everything',
  { tag: '@main' },
  async ({ openWindow }) => {
    const name = 'Through a cut';
    const [ada, grace, late] = [
      await openWindow({ viewport: desktop }),
      await openWindow({ viewport: phone, hasTouch: true, isMobile: true }),
      await openWindow({ viewport: desktop }),
    ];
    for (const page of [ada, grace, late]) await signIn(page);
    const line = await interceptSocket(grace);
    const path = await createRoom(ada, name);
    await joinRoom(grace, path, name);
    for (const page of [ada, grace]) await readRules(page);
    await say(ada, 'Shall we make a Bell pair?');
    await log(grace).getByText('Shall we make a Bell pair?').waitFor();
    await say(grace, 'Yes! You take q0.');
    await log(ada).getByText('Yes! You take q0.').waitFor();

    for (const page of [ada, grace]) await openCircuit(page);
    await placeGate(ada, 'h', 0, 1);
    await cell(grace, 0, 1, 'H').waitFor();
    line.cut();
    await grace.getByText(/^Disconnected\. We’re on our way back/).waitFor();
    await placeGate(grace, 'x', 1, 1);
    await placeGate(grace, 'z', 1, 2);
    await placeGate(ada, 'y', 0, 2);
    await placeGate(ada, 't', 0, 3);
    line.restore();
    for (const page of [ada, grace]) {
      for (const [wire, column, gate] of [
        [0, 1, 'H'],
        [1, 1, 'X'],
        [0, 2, 'Y'],
        [1, 2, 'Z'],
        [0, 3, 'T'],
      ] as const) {
        await cell(page, wire, column, gate).waitFor();
      }
    }
    await joinRoom(late, path, name);
    await log(late).getByText('Yes! You take q0.').waitFor();
    await openCircuit(late);
    await cell(late, 0, 3, 'T').waitFor();
    expect(await circuitInWords(late)).toEqual(await circuitInWords(ada));
    expect(await circuitInWords(grace)).toEqual(await circuitInWords(ada));
  },
);

test('a message is reported and its author muted by keyboard alone', async ({ openWindow }) => {
  const name = 'By keys';
  const [ada, grace] = [await openWindow(), await openWindow()];
  for (const page of [ada, grace]) await signIn(page);
  const path = await createRoom(ada, name);
  await joinRoom(grace, path, name);
  await readRules(grace);
  await say(grace, 'Your circuit is silly.');
  const about = log(ada).getByRole('button', { name: /^About / });
  await about.focus();
  await ada.keyboard.press('Enter');
  await ada.getByRole('menuitem', { name: 'Report: unkind' }).waitFor();
  await ada.keyboard.press('Home');
  await ada.keyboard.press('Enter');
  await ada.getByText('Thank you for telling us').first().waitFor();
  await about.focus();
  await ada.keyboard.press('Enter');
  await ada.getByRole('menuitem', { name: /^Mute / }).waitFor();
  // The menu reacts to keys once it has the focus.
  await ada.locator('[role=menuitem]:focus').waitFor();
  await ada.keyboard.press('m');
  await ada
    .getByRole('menuitem', { name: /^Mute / })
    .and(ada.locator(':focus'))
    .waitFor();
  await ada.keyboard.press('Enter');
  await log(ada).getByText('Your circuit is silly.').waitFor({ state: 'detached' });
  await say(grace, 'Can you hear me?');
  await log(grace).getByText('Can you hear me?').waitFor();
  // Everyone receives a room's messages in the same order, so the earlier message would be visible by now.
  await readRules(ada);
  await say(ada, 'Still here.');
  await log(ada).getByText('Still here.').waitFor();
  await expect(log(ada).getByText('Can you hear me?')).toBeHidden();
});

test('axe finds no faults on the list of rooms and in a chat', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  await createRoom(page, 'Looked at');
  const found = await faultsOf(page);
  await readRules(page);
  await say(page, 'Hello!');
  await log(page).getByText('Hello!').waitFor();
  found.push(...(await faultsOf(page)));
  await page.goto('/study-rooms');
  await page.getByRole('article').first().waitFor();
  found.push(...(await faultsOf(page)));
  expect(found).toEqual([]);
});

test('axe finds no faults in a room’s circuit and shared run', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  await createRoom(page, 'Played in');
  await openCircuit(page);
  await placeGate(page, 'h', 0, 1);
  const found = await faultsOf(page);
  await page.getByRole('tab', { name: 'Shared Simulator' }).click();
  await page.getByRole('button', { name: 'Run it for all' }).click();
  await page.getByText('Run 1:').waitFor();
  found.push(...(await faultsOf(page)));
  expect(found).toEqual([]);
});

test('axe finds no faults in a room’s game and task', async ({ openWindow }) => {
  const page = await openWindow();
  await signIn(page);
  await createRoom(page, 'Played in, too');
  await openCircuit(page);
  await page.getByRole('tab', { name: 'Shared Simulator' }).click();
  const found: string[] = [];
  await page.getByText('CHSH for two').click();
  await page.getByText('Alice', { exact: true }).click();
  await page.getByRole('button', { name: 'Answer 0' }).click();
  found.push(...(await faultsOf(page)));
  await page.getByRole('tab', { name: 'Quantum Circuit' }).click();
  await page.getByRole('button', { name: 'Solve a task together' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  found.push(...(await faultsOf(page)));
  expect(found).toEqual([]);
});

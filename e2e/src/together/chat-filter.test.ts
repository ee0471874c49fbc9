import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { messagesToAskAbout } from '../support/chat-filter.ts';
import { concernsAbout, reportsAbout } from '../support/database.ts';
import { expect, test, type OpenWindow } from '../support/fixtures.ts';
import { newUsername, signIn } from '../support/learner.ts';
import { createRoom, joinRoom, log, readRules, say } from '../support/rooms.ts';

const rude = 'you are a fucking idiot';

/** Two learners who have read the rules of a room's chat. */
async function twoInRoom(openWindow: OpenWindow, name: string) {
  const [ada, grace] = [await openWindow(), await openWindow()];
  const names = { ada: newUsername('ada'), grace: newUsername('grace') };
  await signIn(ada, { username: names.ada });
  await signIn(grace, { username: names.grace });
  const path = await createRoom(ada, name);
  await joinRoom(grace, path, name);
  for (const page of [ada, grace]) await readRules(page);
  return { ada, grace, names };
}

const press = (page: Page, name: string) => log(page).getByRole('button', { name }).click();

/** Everyone receives a room's messages in the same order, so whatever was sent before is there by now. */
async function sayToOther(from: Page, to: Page, text: string): Promise<void> {
  await say(from, text);
  await log(to).getByText(text).waitFor();
}

const asking = (page: Page) => log(page).getByText('Send it or change it?');

// Shows: R17; R40
test(
  'nobody else sees a message that was held back, even if its sender says that it was fine',
  { tag: '@main' },
  async ({ openWindow }) => {
    const { ada, grace } = await twoInRoom(openWindow, 'Held back');
    await say(ada, rude);
    await log(ada).getByText('Only you see this').waitFor();
    await press(ada, 'This was fine');
    await log(ada).getByText('Thanks. We count that').waitFor();
    expect(await faultsOf(ada)).toEqual([]);
    await sayToOther(ada, grace, 'Shall we try an H gate?');
    await expect(log(grace).getByText(rude)).toBeHidden();
    await press(ada, 'Change it');
    await expect(ada.getByLabel('Your message')).toBeFocused();
    await expect(ada.getByLabel('Your message')).toHaveValue(rude);
    await expect(log(ada).getByText('Only you see this')).toBeHidden();
  },
);

// Shows: R17
test('a doubtful message is changed instead of sent', async ({ openWindow }) => {
  const { ada, grace } = await twoInRoom(openWindow, 'Changed');
  const [text = ''] = messagesToAskAbout(1);
  await say(ada, text);
  await asking(ada).waitFor();
  expect(await faultsOf(ada)).toEqual([]);
  await press(ada, 'Change it');
  await expect(ada.getByLabel('Your message')).toHaveValue(text);
  await sayToOther(ada, grace, 'Can you show me how you did that?');
  await expect(log(grace).getByText(text)).toBeHidden();
});

// Shows: R17; R21
test('a doubtful message is sent anyway, and reported by the other', async ({ openWindow }) => {
  const { ada, grace, names } = await twoInRoom(openWindow, 'Sent anyway');
  const [text = ''] = messagesToAskAbout(1);
  await say(ada, text);
  await asking(ada).waitFor();
  await expect(log(grace).getByText(text)).toBeHidden();
  await press(ada, 'Send it');
  await log(grace).getByText(text).waitFor();
  await expect(asking(ada)).toBeHidden();
  await log(grace)
    .getByRole('button', { name: /^About / })
    .click();
  await grace.getByRole('menuitem', { name: 'Report: unkind' }).click();
  await grace.getByText('Thank you for telling us').first().waitFor();
  expect(await reportsAbout(names.ada)).toEqual(['unkind']);
});

// Shows: R39
test('after four doubtful messages, both may send only phrases, and the operator can see it', async ({
  openWindow,
}) => {
  const { ada, grace, names } = await twoInRoom(openWindow, 'Four doubts');
  for (const text of messagesToAskAbout(4)) {
    await say(ada, text);
    await asking(ada).waitFor();
    await press(ada, 'Send it');
    await log(grace).getByText(text).waitFor();
  }
  for (const page of [ada, grace]) {
    await page.getByText('Right now you can use the ready-made phrases here.').waitFor();
    await expect(page.getByLabel('Your message')).toBeHidden();
  }
  await ada.getByRole('button', { name: 'Sorry!' }).click();
  await log(grace).getByText('Sorry!').waitFor();
  expect(await concernsAbout(names.ada)).toEqual([names.grace]);
});

test('a learner who writes about something hard finds a number to call, and nobody else sees it', async ({
  openWindow,
}) => {
  const { ada, grace } = await twoInRoom(openWindow, 'Something hard');
  await say(ada, 'i want to hurt myself');
  const people = log(ada).getByRole('region', { name: 'People to talk to' });
  await people.getByLabel('Where are you?').selectOption('United Kingdom');
  await people.getByRole('link', { name: 'Call Childline: 0800 1111' }).waitFor();
  expect(await faultsOf(ada)).toEqual([]);
  await sayToOther(ada, grace, 'Let us build something.');
  await expect(log(grace).getByText('i want to hurt myself')).toBeHidden();
});

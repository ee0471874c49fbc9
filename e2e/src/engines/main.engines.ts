/** The main journeys, once in each engine. */
import { expect } from '@playwright/test';
import { linkTo } from '../code-lab/code-lab.ts';
import { firstQuiz } from '../support/content.ts';
import { openGateway } from '../support/gateway.ts';
import { newUsername, password } from '../support/learner.ts';
import { test, signIn } from './fixtures.ts';
import { button, heading, link, type Hands } from './hands.ts';

async function startLesson(hands: Hands): Promise<void> {
  await hands.open('/courses/1');
  await hands.press(button('Start Lesson'));
  await hands.press(button('Open the box'));
  await hands.waitForText('after 1 game.');
}

/** Makes the first lesson's guess, which unlocks its other steps. */
async function guess(hands: Hands): Promise<void> {
  await hands.press(button('Continue'));
  await hands.waitFor(heading('Qubi has a new move'));
  await hands.press(button('Continue'));
  await hands.press({ css: 'label:has(input[name^="guess-"])' });
  await hands.press(button('Lock In My Guess'));
}

async function answerQuiz(hands: Hands): Promise<void> {
  for (const answer of firstQuiz().right) await hands.press({ text: answer });
  await hands.press(button('Submit Answers'));
  await hands.waitForText('Quiz Results');
  await hands.waitForText(/6 (out of|of|\/) 6/);
}

test('a child signs up, plays the first lesson, and passes its quiz', async ({ openHands }) => {
  const hands = await openHands();
  await hands.open('/auth?mode=register');
  await hands.press({ text: '13 to 17' });
  const username = newUsername();
  await hands.write({ label: 'First name' }, 'Ada');
  await hands.write({ label: 'Last name' }, 'Lovelace');
  await hands.write({ label: 'Email' }, `${username}@example.org`);
  await hands.write({ label: 'Username' }, username);
  await hands.write({ label: 'Password' }, password);
  await hands.write({ label: 'Confirm password' }, password);
  await hands.press(button('Create account'));
  await hands.waitForPath(/^\/dashboard/);
  // The address changes before the page appears, and Firefox aborts a navigation that starts in between.
  await hands.waitFor(heading(/^Welcome/));

  await startLesson(hands);
  await guess(hands);
  await hands.press(button(/^Used for/));
  await hands.press(button('Mark as Complete'));
  await hands.waitFor(heading('Lesson 1 is done!'));
  await hands.press(button('Take Quiz'));
  await answerQuiz(hands);
});

test('a task is passed by taps, by dragging, and by keys', async ({ openHands }) => {
  const hands = await openHands();
  await signIn(hands);
  await startLesson(hands);
  await guess(hands);
  await hands.press(button(/^Try it: /));
  const gate = { css: '[role="group"][aria-label="Gates"] button' };
  const place = { css: '[data-wire="0"][data-column="0"]' };
  const check = async () => {
    await hands.press(button('Check'));
    await hands.waitFor(heading(/Done/));
    await hands.press(button('Clear'));
  };
  await hands.press(gate);
  await hands.press(place);
  await check();
  await hands.drag(gate, place);
  await check();
  await hands.press(place);
  await hands.keys('x');
  await check();
});

test('a Bell pair is built in the lab, and its chances are shown', async ({ openHands }) => {
  const hands = await openHands();
  await hands.open('/simulators/circuit-lab?level=full');
  const cell = (wire: number, column: number) => ({
    role: 'gridcell',
    name: new RegExp(`^q${String(wire)}, column ${String(column)}: `),
  });
  await hands.press(cell(0, 1));
  await hands.keys('h');
  await hands.press(cell(1, 2));
  await hands.keys('x');
  await hands.press(cell(0, 2));
  await hands.keys('c');
  await hands.waitForText(/00⟩ ?50 ?%.*11⟩ ?50 ?%/);
});

test('a program runs, and one that does not end is stopped', async ({ openHands }) => {
  const hands = await openHands();
  await hands.open(`/code-lab${linkTo('print(6 * 7)\nwhile True: pass\n')}`);
  await hands.waitForText('Python is ready.', 60);
  await hands.press(button('Run'));
  await hands.waitForText(/\b42\b/, 60);
  await hands.press(button('Stop'));
  await hands.waitForText('You stopped the program.');
  await hands.press(button('Run'));
  await hands.press(button('Stop'));
  await hands.waitForText('You stopped the program.');
});

test('a shared program asks in a line if the engine can wait, and otherwise reads prepared lines', async ({
  openHands,
}) => {
  const hands = await openHands();
  const code = 'name = input("Your name? ")\nprint("Hello", name)\n';
  await hands.open(`/code-lab${linkTo(code)}`);
  await hands.waitForText('Python is ready.', 60);
  const canWait = await hands.run<boolean>("typeof SharedArrayBuffer === 'function'");
  await hands.press(button('Run'));
  if (canWait) {
    await hands.waitFor({ label: 'Your name?' }, 60);
    await hands.write({ label: 'Your name?' }, 'Ada');
    await hands.keys('Enter');
    await hands.waitForText('Hello Ada');
    await hands.press(button('Run'));
    await hands.waitFor({ label: 'Your name?' });
    await hands.press(button('Stop'));
    await hands.waitForText('You stopped the program.');
  } else {
    await hands.waitForText('input() had no line to read.', 60);
    await hands.write({ label: 'Answers for input(), one per line' }, 'Ada');
    await hands.press(button('Run'));
    await hands.waitForText('Hello Ada');
  }
});

test('a room works between browsers with different engines', async ({ openHands, engine }) => {
  const ada = await openHands();
  const grace = await openHands({ engine: engine === 'chromium' ? 'firefox' : 'chromium' });
  for (const hands of [ada, grace]) await signIn(hands);
  await ada.open('/study-rooms');
  await ada.press(button('Create New Room'));
  await ada.write({ label: 'Room name' }, 'Two engines');
  await ada.press(button('Create Room'));
  await ada.waitFor({ role: 'tab', name: 'Chat' });
  await grace.open(await ada.path());
  for (const hands of [ada, grace]) await hands.press(button('Got it'));
  await ada.write({ label: 'Your message' }, 'Shall we make a Bell pair?');
  await ada.keys('Enter');
  await grace.waitForText('Shall we make a Bell pair?');
  for (const hands of [ada, grace]) {
    await hands.press({ role: 'tab', name: 'Quantum Circuit' });
    await hands.waitFor({ role: 'grid', name: 'Shared circuit' });
  }
  await ada.press({ role: 'gridcell', name: /^q0, column 1: / });
  await ada.keys('h');
  await grace.waitFor({ role: 'gridcell', name: /^q0, column 1: H/ });
  await grace.press({ role: 'gridcell', name: /^q1, column 2: / });
  await grace.keys('x');
  await ada.waitFor({ role: 'gridcell', name: /^q1, column 2: X/ });
});

const loadedFilesNotKept = `Promise.all(
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))
    .map(async (path) => ((await caches.match(path)) ? [] : [path])),
).then((paths) => paths.flat())`;

test('opened pages work without the site, and completed work is sent when it is back', async ({
  openHands,
}) => {
  const gateway = await openGateway();
  try {
    const hands = await openHands({ site: gateway });
    await hands.open('/courses/1');
    await hands.waitFor(button('Start Lesson'));
    const isKept = (path: string) =>
      expect
        .poll(() => hands.run(`caches.match(${JSON.stringify(path)}).then(Boolean)`), {
          timeout: 30_000,
        })
        .toBe(true);
    await isKept('/app.html');
    await hands.press(button('Start Lesson'));
    await hands.waitFor(button('Open the box'));
    await isKept('/api/lessons/1');
    await expect.poll(() => hands.run(loadedFilesNotKept), { timeout: 30_000 }).toEqual([]);
    await gateway.close();
    await hands.run('void location.reload()');
    await hands.waitForText("We can't reach the site right now.");
    await hands.press(button('Open the box'));
    await hands.waitForText('after 1 game.');
    await hands.open('/courses/1');
    await hands.waitFor(heading(/^Quantum Basics/));
    await gateway.open();
    await expect
      .poll(() => hands.run(`document.body.innerText.includes("We can't reach")`), {
        timeout: 70_000,
      })
      .toBe(false);
  } finally {
    await gateway.close();
  }
});

test('a plan is bought on the sandbox page of the payment provider', async ({ openHands }) => {
  const hands = await openHands();
  await signIn(hands);
  await hands.open('/subscribe?plan=basic');
  await hands.press({ text: /I'm a grown-up/ });
  await hands.write({ label: "The grown-up's email" }, 'mother@example.org');
  await hands.press(button('Continue to Payment'));
  await hands.waitForText('Sandbox: no real card, no real money');
  await hands.press({ text: /•••• 4242/ });
  await hands.press(button('Start the Free Trial'));
  await hands.waitForPath(/^\/dashboard/);
  await hands.waitForText('Thank you!');
  await hands.open('/courses');
  await hands.waitFor(link(/Start/));
});

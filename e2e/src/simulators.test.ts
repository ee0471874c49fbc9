import type { Locator } from '@playwright/test';
import { desktop, expect, phone, test } from './support/fixtures.ts';
import { findingsOf, openFramed, reportedHeights, type Player } from './support/simulators.ts';

interface Play {
  readonly page: Player;
  readonly hand: Hand;
}

interface SimulatorJourney {
  readonly name: string;
  readonly title: string;
  /** Plays it the way that a lesson means it, to an end that can be seen. */
  readonly play: (player: Play) => Promise<void>;
  /** An address that asks for something odd. */
  readonly odd: string;
}

/** How a control is pressed. */
type Hand = (control: Locator) => Promise<void>;
const mouse: Hand = (control) => control.click();
const finger: Hand = (control) => control.tap();
const keys: Hand = async (control) => {
  // Of a card of words, the native button in it.
  const inside = control.locator('xpath=ancestor-or-self::label//input');
  const target = (await inside.count()) > 0 ? inside : control;
  await target.focus();
  await target.press(target === inside ? 'Space' : 'Enter');
};

const press = ({ page, hand }: Play, name: string) =>
  hand(page.getByRole('button', { name, exact: true }));
/** The words of the whole card are pressed, as fingers do: the native button is out of sight. */
const choose = ({ page, hand }: Play, group: string, words: string) =>
  hand(page.getByRole('group', { name: group, exact: true }).getByText(words, { exact: true }));
const see = ({ page }: Pick<Play, 'page'>, words: string | RegExp) =>
  page.getByText(words).first().waitFor({ state: 'visible' });

const journeys: readonly SimulatorJourney[] = [
  {
    name: 'switches',
    title: 'Switches',
    odd: '?switches=99',
    async play(player) {
      await player.hand(player.page.getByRole('switch', { name: 'Switch 1' }));
      await see(player, '2 of 8 patterns found');
    },
  },
  {
    name: 'marbles',
    title: 'Bag of marbles',
    odd: '?bag=9-9',
    async play(player) {
      await press(player, 'Draw 1000');
      await see(player, '1000 tries');
    },
  },
  {
    name: 'first-qubit',
    title: 'First qubit',
    odd: '?circuit=BOOM',
    async play(player) {
      await press(player, 'Gate X');
      await press(player, 'q0, place 1: empty');
      await press(player, 'Lock it and look 100 times');
      await see(player, /You guessed 50 of 100. It was 100 of 100/);
    },
  },
  {
    name: 'coin-and-qubit',
    title: 'Coin and qubit',
    odd: '?times=1e9',
    async play(player) {
      await choose(player, 'My guess for the coin', 'Sometimes 0, sometimes 1');
      await choose(player, 'My guess for the qubit', '0 every time');
      await press(player, '100 of each');
      await press(player, 'Numbers');
      await see(player, /The qubit showed 0 in 100 and 1 in 0 of 100/);
      await see(player, /H makes an even mix, and can undo it/);
    },
  },
  {
    name: 'ripple',
    title: 'Ripple adder',
    odd: '?phase=7',
    async play(player) {
      await choose(player, 'On path 1', 'Z: a minus');
      await choose(player, 'Which exit will the qubit show?', '1 every time');
      await press(player, 'Send 100');
      await see(player, /At exit 1 the parts add up.*and so it is/);
      await player.page.getByRole('img', { name: /^Exit 0:.*They cancel/ }).waitFor();
    },
  },
  {
    name: 'bloch',
    title: 'Bloch ball',
    odd: '?target=BOOM',
    async play(player) {
      await choose(player, 'What to do with the ball', 'Reach the point');
      await press(player, 'Gate H');
      await press(player, 'Gate S');
      await see(player, /You are on the point. 2 of 3 moves used/);
      await choose(player, 'What to do with the ball', 'A linked pair');
      await player.page.getByLabel(/How strongly they are linked/).fill('90');
      await see(player, /Fully linked: no arrow is left/);
    },
  },
  {
    name: 'measurement',
    title: 'Measurement',
    odd: '?line=look',
    async play(player) {
      await choose(player, 'What happens to each qubit', 'H, look, H, look');
      await choose(player, 'What will the last look show?', 'Sometimes 0, sometimes 1');
      await press(player, 'Take a fresh qubit');
      await press(player, 'Look at it again');
      await see(player, /Looked again at the same qubit: still [01]/);
      await press(player, '100 fresh qubits');
      await see(player, /of 101\. You guessed .* and so it is/);
    },
  },
  {
    name: 'pair-tester',
    title: 'Pair tester',
    odd: '?pair=gloves',
    async play(player) {
      await player.page.getByLabel('The pair').selectOption('Linked, |00⟩ − |11⟩');
      await press(player, 'Look at 100 pairs');
      await see(player, /Equal in 100 of 100/);
      await choose(player, 'Alice asks', 'X');
      await choose(player, 'Bob asks', 'X');
      await press(player, 'Look at 100 pairs');
      await see(player, /Equal in 0 of 100/);
      await press(player, 'Numbers');
      await see(player, /exactly 50%, whatever Alice asks/);
    },
  },
  {
    name: 'chsh-game',
    title: 'CHSH game',
    odd: '?angles=0,45',
    async play(player) {
      await press(player, '100 rounds');
      await see(player, /Won \d+ of 100.*The exact chance is 75%/);
      await choose(player, 'How do they play?', 'With a linked pair');
      await press(player, 'Play a round');
      await press(player, 'Show the best angles');
      await press(player, '1000 rounds');
      await see(player, /Won \d+ of 1000.*The exact chance is 85.4%/);
    },
  },
  {
    name: 'teleporter',
    title: 'Teleporter',
    odd: '?angle=181',
    async play(player) {
      for (let step = 0; step < 4; step++) await press(player, 'Next');
      await see(player, /The state has arrived/);
      await choose(player, 'The two bits', 'Hold them back');
      await press(player, 'Next');
      await see(player, /to him it is a coin/);
      await press(player, 'Send 200 and look');
      await see(player, /of 200 of Bob’s qubits showed 1/);
    },
  },
  {
    name: 'grover',
    title: 'Grover’s search',
    odd: '?items=5',
    async play(player) {
      await choose(player, 'How many lockers?', '8');
      for (let step = 0; step < 3; step++) {
        await press(player, 'Flip the marked one');
        await press(player, 'Turn about the mean');
      }
      await see(player, /Too far/);
      await press(player, 'Look 100 times');
      await see(player, /Found in \d+ of 100 looks/);
    },
  },
  {
    name: 'bb84',
    title: 'Photon post',
    odd: '?eve=maybe',
    async play(player) {
      await choose(player, 'Does Eve listen in?', 'Keep it from me');
      await press(player, 'Send 100');
      await press(player, 'Compare 20 kept bits');
      await see(player, /of 20 compared bits are wrong/);
      await press(player, 'Eve was there');
      await see(player, /You compared 20 bits first/);
    },
  },
  {
    name: 'noise',
    title: 'Noise and repair',
    odd: '?steps=21',
    async play(player) {
      await press(player, 'Look at 200 fresh qubits');
      await see(player, /of 200 looks were told as 1/);
      await choose(player, 'What to try', 'Repair');
      await player.hand(player.page.getByRole('button', { name: /^Qubit 1: 0/ }));
      await press(player, 'Repair by the lamps');
      await see(player, /just as it was/);
    },
  },
];

const screens = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 1280, height: 800 },
];

/** Runs in the page: what of a scene's picture, hand and result lies outside of the window. */
function outsideWindow(): string[] {
  const parts = document.querySelectorAll('h2, .deep-window, button, label, [aria-live]');
  return [...parts].flatMap((part) => {
    const { right, bottom, width, height } = part.getBoundingClientRect();
    const isShown =
      width > 1 && height > 1 && part.closest('.sr-only, details:not([open])') === null;
    const isOutside = bottom > innerHeight || right > innerWidth;
    return isShown && isOutside
      ? [`${part.textContent.slice(0, 40)}: to ${String(right)}, ${String(bottom)}`]
      : [];
  });
}

for (const { name, title, play, odd } of journeys) {
  test.describe(name, () => {
    const path = `/simulators/${name}`;

    test('is played by keys, with its picture, its hand and its result on one screen', async ({
      openWindow,
    }) => {
      const page = await openWindow();
      const isFitting = async (when: string) => {
        await page.evaluate(() => window.scrollTo(0, 0));
        for (const size of screens) {
          await page.setViewportSize(size);
          await expect
            .poll(() => page.evaluate(outsideWindow), { message: `${when}, ${String(size.width)}` })
            .toEqual([]);
        }
      };
      await page.goto(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await isFitting('before');
      await play({ page, hand: keys });
      await isFitting('after');
    });

    test('is played alone and offline, and gives axe nothing to say before and after, on a phone and a desktop', async ({
      openWindow,
    }) => {
      const page = await openWindow({ viewport: desktop });
      await page.goto(path);
      expect(await page.title()).toBe(`${title} | Qubloom`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const found = await findingsOf(page);
      await page.context().setOffline(true);
      await play({ page, hand: mouse });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect([...found, ...(await findingsOf(page))]).toEqual([]);
    });

    test("is played by touch on a phone, in a frame of another site's page, and refuses an odd address in words", async ({
      openWindow,
    }) => {
      const page = await openWindow({ viewport: phone, hasTouch: true });
      const frame = await openFramed(page, `${path}${odd}`);
      await frame.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
      await see({ page: frame }, /cannot be read/);
      await play({ page: frame, hand: finger });
      await expect
        .poll(async () => (await reportedHeights(page)).at(-1))
        .toBe(
          await frame
            .locator('#simulator')
            .evaluate((content) => content.getBoundingClientRect().height),
        );
    });
  });
}

/** Every option that an address can name. */
const options =
  'gates circuit slots bars guess ghost times sign clock phase mode modes start target line pair show play plays plan angles angle bits items marked eve photons rules choice part steps switches bag'.split(
    ' ',
  );
const hostile = [
  '"><script>window.wasHurt=true</script>',
  '<img src=x onerror="window.wasHurt=true">',
  'javascript:window.wasHurt=true',
  'X,'.repeat(3000),
];

for (const [at, text] of hostile.entries()) {
  test(`[A15 addresses] an address that means harm stays text, ${String(at + 1)}`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    const query = new URLSearchParams(options.map((option) => [option, text]));
    // As long as a server still takes it.
    const asked = at === 3 ? `circuit=${text}` : query.toString();
    for (const { name } of journeys) {
      await page.goto(`/simulators/${name}?${asked}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const isHurt = await page.evaluate(
        () => 'wasHurt' in window || document.querySelector('#simulator :is(script, img)') !== null,
      );
      expect(isHurt, name).toBe(false);
      expect(await page.locator('#simulator').textContent()).not.toContain('wasHurt');
    }
  });
}

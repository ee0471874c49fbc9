import { isLessonWidget, lessonWidgets, type BlockOf, type WidgetName } from '@qubloom/contract';
import { render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { GuessRunContext, type GuessRun } from '../../diagrams/trials/guess-run.ts';
import { LessonWidget } from './lesson-widget.tsx';

// What grows is there at once.
beforeEach(askForLessMotion);

const show = async (
  name: string,
  properties: BlockOf<'picture'>['properties'] = {},
  guess?: GuessRun,
) => {
  render(
    <GuessRunContext value={guess}>
      <LessonWidget
        block={{
          kind: 'picture',
          name,
          title: 'The picture',
          description: 'What it shows.',
          properties: isLessonWidget(name) ? { ...lessonWidgets[name].parse(properties) } : {},
        }}
      />
    </GuessRunContext>,
  );
  if (screen.queryByText('Loading the picture')) {
    await waitForElementToBeRemoved(() => screen.queryByText('Loading the picture'));
  }
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const bars = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));

describe('pictures of lessons', () => {
  it('describes itself to those who cannot see it', async () => {
    await show('switch-board');
    expect(screen.getByRole('region', { name: 'The picture' })).toHaveAccessibleDescription(
      'What it shows.',
    );
  });

  it('spells numbers with switches and counts the patterns that were found', async () => {
    const user = await show('switch-board', { switches: 3 });
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    await user.click(screen.getByRole('switch', { name: 'Switch 3' }));
    expect(screen.getByText('101')).toBeVisible();
    expect(screen.getByText('3 of 8 patterns found')).toBeVisible();
  });

  it('draws marbles, and puts them all back', async () => {
    const user = await show('chance-histogram', { zeros: 0, ones: 2 });
    await user.click(screen.getByRole('button', { name: 'Draw 10' }));
    expect(screen.getByRole('row', { name: /^1 10/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('row', { name: /^1 0/ })).toBeVisible();
  });

  it('keeps the locked guess on the chart, and says when it was run', async () => {
    const guess = { isAwaited: true, ghost: { 0: 75, 1: 25 }, onRun: vi.fn() };
    const user = await show('chance-histogram', { zeros: 3, ones: 1 }, guess);
    expect(screen.getByRole('table', { name: /dashed: your guess/ })).toBeVisible();
    expect(screen.getByRole('row', { name: '1 0 25 of 100' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Draw 10' }));
    expect(guess.onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Draw 100' }));
    expect(guess.onRun).toHaveBeenCalledOnce();
  });

  it('does not tell how many patterns there are while a guess waits for them', async () => {
    const guess = { isAwaited: true, onRun: vi.fn() };
    const user = await show('switch-board', { switches: 1 }, guess);
    expect(screen.getByText('1 pattern found. Are there more?')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Switch 1' }));
    expect(guess.onRun).toHaveBeenCalledOnce();
  });

  it('shows counts of a hidden bag without a bag to draw from', async () => {
    await show('chance-histogram', { counts: '52 148' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^1 148/ })).toBeVisible();
  });

  it('sends the two bars through one gate after another', async () => {
    const user = await show('signed-bars', { gates: 'X H', chances: true });
    await user.click(screen.getByRole('button', { name: 'Apply X' }));
    await user.click(screen.getByRole('button', { name: 'Apply H' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Bar for 1: minus 0.71, chance 50 percent/,
    );
    await user.click(screen.getByRole('button', { name: 'Back to 0' }));
    expect(screen.getByRole('img')).toHaveAccessibleName(/Bar for 0: plus 1.00/);
  });

  it('says nothing where a lesson names no picture that is known', async () => {
    await show('unsigned-bars');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes through a circuit on two qubits, from any start', async () => {
    const user = await show('four-bars', { circuit: 'q0: H * / q1: - X' });
    expect(bars()[0]).toMatch(/Bar for 00: plus 1.00, chance 100 percent. Bar for 01: empty/);
    await press(user, 'Next gate');
    await press(user, 'Next gate');
    expect(bars()[0]).toMatch(/00: plus 0.71, chance 50 percent.*01: empty.*11: plus 0.71/);
    expect(screen.getByText('After step 2 of 2: a control on q0, X on q1.')).toBeVisible();
    await press(user, 'q0 starts at 0. Change it');
    await press(user, 'Next gate');
    await press(user, 'Next gate');
    expect(bars()[0]).toMatch(/00: plus 0.71.*11: minus 0.71/);
  });

  it('wins twenty coin games of twenty with H first and H last', async () => {
    const user = await show('penny-flip');
    const choose = (group: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
    await choose('Your first move', 'H');
    await choose('Your last move', 'H');
    await press(user, 'Play 20 games');
    expect(screen.getByText(/With these moves you won/)).toHaveTextContent('20 of 20');
    expect(screen.getByText(/Every single game/)).toBeVisible();
    await choose('Your last move', 'Leave it');
    expect(screen.getByText('No game with these moves yet.')).toBeVisible();
  });

  it('counts the first answer to each myth, and gives its reason', async () => {
    const user = await show('myth-buster', {
      cards:
        'false|It tries all answers.|One look gives one answer.;true|Two H gates undo each other.',
    });
    await press(user, 'True');
    expect(screen.getByText(/Not quite. This is a myth. One look gives one answer./)).toBeVisible();
    await press(user, 'A myth');
    await press(user, 'Next card');
    await press(user, 'True');
    await press(user, 'See how it went');
    expect(screen.getByText('1 of 2 at the first try.')).toBeVisible();
  });

  it('copies 0, and fails for an even mix', async () => {
    const user = await show('copy-machine');
    expect(screen.getByText('The two charts match. This state was copied.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Plus mix' }));
    expect(screen.getByText(/match by 50% only.*shrunk from 1 to 0.00/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Unknown' }));
    expect(screen.getByText(/this is no copy/)).toBeVisible();
  });

  it('turns the hand of 1 by each gate, and leaves the probabilities', async () => {
    const user = await show('phase-clock', { gates: 'S T', start: '+' });
    await press(user, 'Apply S');
    await press(user, 'Apply T');
    expect(bars()).toEqual([
      'Hand for 0 at 0 degrees. Chance 50 percent.',
      'Hand for 1 at 135 degrees. Chance 50 percent.',
    ]);
  });

  it('tells how a state is sent: the first one goes, and the bits must travel', async () => {
    const user = await show('message-lanes', { story: 'teleport' });
    for (let step = 0; step < 2; step++) await press(user, 'Next');
    expect(screen.getByText(/The state of the first one is gone/)).toBeVisible();
    expect(bars()).toEqual(['Half of the pair: no arrow, it is a fair coin.']);
    await press(user, 'Next');
    await press(user, 'Next');
    expect(bars()).toEqual(["Bob's qubit: an arrow of length 1.00, up by 0.50, right by 0.87."]);
    await press(user, 'Once more');
    expect(screen.getByText(/Alice has a qubit in some state/)).toBeVisible();
  });

  it('sends two bits with one qubit', async () => {
    const user = await show('message-lanes', { story: 'superdense' });
    await user.click(screen.getByRole('radio', { name: '01' }));
    for (let step = 0; step < 3; step++) await press(user, 'Next');
    const bob = screen.getByRole('region', { name: 'Bob' });
    expect(within(bob).getByText('what Bob read')).toBeVisible();
    expect(within(bob).getByText('0')).toBeVisible();
    expect(within(bob).getByText('1')).toBeVisible();
  });

  it('lets no plan win four rounds, and entangled qubits win every one', async () => {
    const user = await show('ghz-table');
    expect(screen.getByText(/This plan wins/)).toHaveTextContent('1 of 4, that is 25%');
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      await press(user, `${name}, asked 0, answers 0. Change it`);
      await press(user, `${name}, asked 1, answers 0. Change it`);
    }
    expect(screen.getByText(/This plan wins/)).toHaveTextContent('3 of 4, that is 75%');
    await user.click(screen.getByRole('radio', { name: 'Linked qubits' }));
    await press(user, 'Play 100');
    expect(screen.getByText(/Linked qubits win/)).toHaveTextContent(
      /4 of 4, that is 100%.*Won 100 of 100/,
    );
  });

  it('repairs one flip, and loses the value to two', async () => {
    const user = await show('three-bits-code');
    await user.click(screen.getByRole('radio', { name: 'A mix' }));
    await press(user, /^Qubit 1/);
    await press(user, 'Repair by the lamps');
    expect(screen.getByText(/[Qq]ubit 1.*just as it was/)).toBeVisible();
    await press(user, /^Qubit 1/);
    await press(user, /^Qubit 2/);
    await press(user, 'Repair by the lamps');
    expect(screen.getByText(/The value is lost/)).toBeVisible();
  });

  it('settles a loop of marks on the tic-tac-toe board', async () => {
    const user = await show('tic-tac-toe');
    for (const square of [1, 2, 2, 3, 3, 1]) {
      await press(user, new RegExp(`^Square ${square}:`));
    }
    expect(screen.getByText('X3 closed a loop. O chooses where it settles.')).toBeVisible();
    await press(user, 'X3 into square 3');
    expect(screen.getByRole('button', { name: 'Square 3: X3 for good' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 2: O2 for good' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Square 1: X1 for good' })).toBeVisible();
  });

  it('tells with one question what a hidden rule does', async () => {
    const user = await show('black-box');
    await press(user, 'Ask with a mix');
    const isSame = screen.queryByText(/so the lamp does the same for both/) !== null;
    await press(user, isSame ? 'The same for both' : 'Something different');
    expect(screen.getByText(/^Yes: .* You could be sure, with one question\./)).toBeVisible();
    await press(user, 'A new box');
    expect(screen.getByText(/Questions so far/)).toHaveTextContent('Questions so far: 0');
  });

  it('sorts pairs as the engine does', async () => {
    const user = await show('sorting-game', { pairs: 'H * / - X; H - / H -' });
    await press(user, 'Linked');
    expect(screen.getByText(/Yes. It belongs to “Linked”/)).toBeVisible();
    await press(user, 'Next card');
    await press(user, 'Linked');
    expect(screen.getByText(/Not quite. It belongs to “Separate”/)).toBeVisible();
    await press(user, 'See the piles');
    expect(screen.getByText('1 of 2 at the first try.')).toBeVisible();
  });

  it('sorts sentences onto piles that the lesson names', async () => {
    const user = await show('sorting-game', { piles: 'Yes|No', cards: '2|Films|Too plain.' });
    await press(user, 'No');
    expect(screen.getByText('Yes. It belongs to “No”. Too plain.')).toBeVisible();
  });
});

/** What a lesson must say for a widget to be drawn. */
const minimal: Readonly<Record<WidgetName, BlockOf<'picture'>['properties']>> = {
  'switch-board': {},
  'chance-histogram': {},
  'signed-bars': {},
  'number-machine': { times: 2, modulo: 15 },
  'four-bars': { circuit: 'H / -' },
  'penny-flip': {},
  'myth-buster': { cards: 'true|A.' },
  'copy-machine': {},
  'phase-clock': {},
  'message-lanes': { story: 'teleport' },
  'ghz-table': {},
  'three-bits-code': {},
  'tic-tac-toe': {},
  'black-box': {},
  'state-bars': { circuit: 'H' },
  'chance-bars': { circuit: 'H / -' },
  'chance-grid': { circuit: 'H * / - X' },
  looks: { circuit: 'H' },
  'clock-hands': { circuit: 'H S' },
  'qubit-arrow': { circuit: 'H', name: 'The qubit' },
  'bloch-ball': { circuit: 'H' },
  ripples: { delay: 180 },
  'grover-bars': { marked: 5, halves: 2 },
  hill: { circuit: 'RY(sweep)', outcome: '1', at: 1 },
  shares: { names: 'One|Other', a: 0.25, b: 0.75 },
  'sorting-game': { cards: '1|A.' },
};

/** Show what a circuit makes, and are changed by what stands around them. */
const still: readonly WidgetName[] = [
  'state-bars',
  'chance-bars',
  'chance-grid',
  'clock-hands',
  'qubit-arrow',
  'bloch-ball',
  'ripples',
  'grover-bars',
  'hill',
  'shares',
];

describe('every picture that a lesson can name', () => {
  it.each((Object.keys(lessonWidgets) as WidgetName[]).filter((name) => !still.includes(name)))(
    '%s is there for fingers and keys',
    async (name) => {
      await show(name, minimal[name]);
      expect(screen.getByRole('region', { name: 'The picture' }).textContent).not.toBe('');
      const controls = ['button', 'switch', 'radio', 'slider'].flatMap((role) =>
        screen.queryAllByRole(role),
      );
      expect(controls.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['state-bars', {}, /Bar for 0: plus 0.71.*Bar for 1: plus 0.71/],
    ['state-bars', { circuit: 'H * / - X' }, /Bar for 11: plus 0.71, chance 50 percent/],
    ['clock-hands', {}, /Hand for 1 at 90 degrees/],
    ['qubit-arrow', {}, /The qubit: an arrow of length 1.00, right by 1.00/],
    ['bloch-ball', {}, /Ball of q0: the arrow is 1.00 long, x 1.00, y 0.00, z 0.00/],
    ['bloch-ball', { circuit: 'H * / - X' }, /the arrow is 0.00 long/],
    ['ripples', {}, /Exit 0: .* They cancel. .* the chance 0 percent/],
    ['grover-bars', {}, /Bar for 101: plus 0.88, chance 78.1 percent/],
    ['hill', {}, /At 180 degrees it is 100 percent high/],
  ] as const)('%s %j shows what the engine says', async (name, properties, said) => {
    await show(name, { ...minimal[name], ...properties });
    expect(bars().join(' ')).toMatch(said);
  });

  it.each([
    ['chance-bars', /^11 0%$/],
    ['chance-grid', /^Alice 1 0% 50%$/],
  ] as const)('%s tells the chances as a table', async (name, row) => {
    await show(name, minimal[name]);
    expect(screen.getByRole('row', { name: row })).toBeVisible();
  });

  it('counts fresh qubits, and anew for another circuit', async () => {
    const user = await show('looks', { circuit: 'X' });
    await press(user, '100 times');
    expect(screen.getByRole('row', { name: /^1 100/ })).toBeVisible();
  });

  it('names each share', async () => {
    await show('shares', minimal.shares);
    expect(screen.getByText('One')).toBeVisible();
    expect(screen.getByText('75%')).toBeVisible();
  });
});

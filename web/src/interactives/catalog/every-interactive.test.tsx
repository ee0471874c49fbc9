import { interactives, type BlockOf, type InteractiveName } from '@qubloom/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { show } from './testing/show-interactive.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const bars = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));

/** The minimal properties of each interactive in a lesson. */
const minimal: Readonly<Record<InteractiveName, BlockOf<'picture'>['properties']>> = {
  'switch-board': {},
  'chance-histogram': {},
  'signed-bars': {},
  'number-machine': { times: 2, modulo: 15 },
  'light-filters': {},
  'interference-mixer': {},
  'four-bars': { circuit: 'H / -' },
  'coin-duel': {},
  'hidden-gate': {},
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
  'bell-watch': {},
  'first-qubit': {},
  'coin-and-qubit': {},
  ripple: {},
  bloch: {},
  measurement: {},
  'pair-tester': {},
  'chsh-game': {},
  teleporter: {},
  grover: {},
  bb84: {},
  noise: {},
};

/** These show the result of a circuit, and only their surroundings change it. */
const still: readonly InteractiveName[] = [
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

describe('every interactive that a lesson can name', () => {
  it.each((Object.keys(interactives) as InteractiveName[]).filter((name) => !still.includes(name)))(
    '%s works with fingers and keys',
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
  ] as const)("%s %j shows the engine's result", async (name, properties, said) => {
    await show(name, { ...minimal[name], ...properties });
    expect(bars().join(' ')).toMatch(said);
  });

  it.each([
    ['chance-bars', /^11 0%$/],
    ['chance-grid', /^Alice 1 0% 50%$/],
  ] as const)('%s has the chances as a table', async (name, row) => {
    await show(name, minimal[name]);
    expect(screen.getByRole('row', { name: row })).toBeVisible();
  });

  it('counts fresh qubits, and restarts for another circuit', async () => {
    const user = await show('looks', { circuit: 'X' });
    await user.click(screen.getByRole('button', { name: '100 times' }));
    expect(screen.getByRole('row', { name: /^1 100/ })).toBeVisible();
  });

  it('names each share', async () => {
    await show('shares', minimal.shares);
    expect(screen.getByText('One')).toBeVisible();
    expect(screen.getByText('75%')).toBeVisible();
  });
});

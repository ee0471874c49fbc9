import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuit, type Circuit } from '@qubloom/quantum';
import { describe, expect, it, vi } from 'vitest';
import { CircuitLab, type CircuitLabProps } from '../circuit-lab.tsx';
import { LabStateProvider } from '../lab-context.tsx';
import { startLab } from '../state/lab-reducer.ts';
import { Displays } from './displays.tsx';

const bell = circuit(2).h(0).cx(0, 1).build();

const open = (made: Circuit, props: CircuitLabProps = {}) => {
  render(<CircuitLab circuit={made} level="full" {...props} displays={<Displays />} />);
  return userEvent.setup();
};
const display = (name: string) => screen.findByRole('region', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const chances = async () =>
  rowsOf(within(await display('Chances')).getByRole('table', { name: 'Chance of each result' }));
/** Opens the list of displays, which starts folded. */
const choice = async (user: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'More displays' }));
  return screen.getByRole('group', { name: 'Show' });
};
const focusOn = (cell: string) =>
  act(() => within(screen.getByRole('grid')).getByRole('gridcell', { name: cell }).focus());
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', '') ?? '';

describe('the displays', () => {
  // Shows: lab: amplitudes, chances, Bloch, density, phase; lab: an honest Bloch ball for entangled qubits
  it('show the chances, bars, phases, and balls of a Bell pair', async () => {
    open(bell);
    expect(await chances()).toEqual(['|00⟩50%', '|11⟩50%']);
    expect(
      within(await display('Bars')).getByRole('img', {
        name: /0 0: plus 0.71, chance 50 percent\. 0 1: 0, chance 0 percent/,
      }),
    ).toBeInTheDocument();
    const balls = await display('Balls');
    expect(
      within(balls).getByRole('img', { name: 'Ball of q0: x 0, y 0, z 0, length 0.' }),
    ).toBeInTheDocument();
    expect(balls).toHaveTextContent('fully linked');
  });

  it('show a phase as a hand and a number', async () => {
    open(circuit(1).h(0).s(0).build());
    const phases = within(await display('Phases'));
    expect(phases.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '|0⟩0°',
      '|1⟩90°',
    ]);
  });

  it('measure links, and name those of a group in which no pair is linked', async () => {
    open(circuit(3).h(0).cx(0, 1).cx(1, 2).build());
    const links = within(await display('Links'));
    for (const wire of ['q0', 'q1', 'q2']) {
      expect(links.getByRole('meter', { name: `Link of ${wire} with the others` })).toHaveAttribute(
        'aria-valuenow',
        '1',
      );
    }
    expect(links.getByText(/the link is in the whole group/)).toBeInTheDocument();
  });

  it(
    'show the agreement of looks and the density matrix of the chosen wires',
    { tags: ['exhaustive'] },
    async () => {
      const user = open(circuit(3).h(0).cx(0, 1).x(1).build());
      const grid = within(await display('Agreement')).getByRole('table');
      expect(rowsOf(grid)).toEqual(['q0−10', 'q1−10', 'q200']);
      const density = within(await display('Density matrix'));
      expect(density.getByText(/Purity/)).toHaveTextContent('Purity 1');
      await user.click(density.getByRole('button', { name: 'q1', pressed: true }));
      await waitFor(() => expect(density.getByText(/Purity/)).toHaveTextContent('Purity 0.5'));
    },
  );

  it('follow every edit', { tags: ['exhaustive'] }, async () => {
    const user = open(circuit(1).build());
    const table = await screen.findByRole('table', { name: /amplitude/ });
    expect(within(table).getByRole('row', { name: '0 +1 0° 100%' })).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('grid')).getByRole('gridcell', { name: /q0, column 1/ }),
    );
    await user.keyboard('h');
    expect(await within(table).findByRole('row', { name: '0 +0.71 0° 50%' })).toBeVisible();
    expect(within(table).getByRole('row', { name: '1 +0.71 0° 50%' })).toBeInTheDocument();
  });

  it('show and announce the state after each column', { tags: ['exhaustive'] }, async () => {
    const user = open(bell);
    expect(await chances()).toEqual(['|00⟩50%', '|11⟩50%']);
    await user.click(screen.getByRole('button', { name: 'Steps' }));
    await user.click(screen.getByRole('button', { name: 'A column back' }));
    await waitFor(async () => expect(await chances()).toEqual(['|00⟩50%', '|01⟩50%']));
    await waitFor(() =>
      expect(said()).toBe('After column 1 of 2. Chances: 0 0, 50 percent. 0 1, 50 percent.'),
    );
    await user.click(screen.getByRole('button', { name: 'To the start' }));
    await waitFor(async () => expect(await chances()).toEqual(['|00⟩100%']));
    await user.click(screen.getByRole('button', { name: 'To the end' }));
    await waitFor(async () => expect(await chances()).toEqual(['|00⟩50%', '|11⟩50%']));
  });

  // Shows: lab: sound measurement
  it('show all branches after a look in the middle, or one of them', async () => {
    const looked = circuit(2)
      .h(0)
      .measure(0, 0)
      .when(0, 1, (then) => then.x(1))
      .build();
    const user = open(looked);
    const ways = within(await screen.findByRole('group', { name: 'Ways through the looks' }));
    expect(await chances()).toEqual(['|00⟩50%', '|11⟩50%']);
    expect(await display('Phases')).toHaveTextContent('they share no phases');
    await user.click(ways.getByRole('button', { name: /show 1, chance 50/ }));
    await waitFor(async () => expect(await chances()).toEqual(['|11⟩100%']));
    expect(screen.getByText('if the looks show 1')).toBeInTheDocument();
  });

  it('show the chances after a look at the end, and no coherence', async () => {
    const user = open(circuit(1).h(0).measure(0, 0).build());
    const balls = await display('Balls');
    expect(within(balls).getByRole('img', { name: /x 0, y 0, z 0, length 0/ })).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'if the looks show 0, chance 50 percent' }),
    );
    expect(await within(balls).findByRole('img', { name: /z 1, length 1/ })).toBeVisible();
  });

  // Shows: lab: noise
  it('apply noise, and shrink the balls', async () => {
    const user = open(circuit(1).x(0).build());
    await display('Balls');
    await user.click(screen.getByRole('switch', { name: /Noise/ }));
    expect(await within(await display('Balls')).findByRole('img')).toHaveAccessibleName(
      /z minus 0.94, length 0.94/,
    );
    expect(screen.getByRole('slider', { name: 'Falling' })).toHaveAttribute(
      'aria-valuetext',
      '2 percent',
    );
    await user.click(screen.getByRole('button', { name: 'Switch it off' }));
    expect(await within(await display('Balls')).findByRole('img')).toHaveAccessibleName(
      /z minus 1, length 1/,
    );
  });

  it('compare a guess with the shots of a seed', { tags: ['exhaustive'] }, async () => {
    const user = open(bell);
    const shots = within(await display('Shots'));
    for (const result of ['00', '11']) {
      const slider = shots.getByRole('slider', {
        name: new RegExp(`Guess for ${[...result].join(' ')}`),
      });
      fireEvent.change(slider, { target: { value: '50' } });
    }
    await user.type(shots.getByRole('spinbutton', { name: 'Seed' }), '1');
    await user.click(shots.getByRole('button', { name: 'Run 1,000 shots' }));
    const table = await shots.findByRole('table', { name: /1,000 shots, seed 1/ });
    const first = rowsOf(table);
    expect(first).toHaveLength(2);
    expect(first[0]).toMatch(/^\|00⟩\d{3}50 of 100$/);
    expect(shots.getByText('Your guess and the shots agree.')).toBeInTheDocument();
    await user.click(shots.getByRole('button', { name: 'Run 1,000 shots' }));
    await waitFor(() => expect(rowsOf(shots.getByRole('table'))).toEqual(first));
  });

  it('draw a new random seed for each run if none is typed', async () => {
    const user = open(bell);
    const shots = within(await display('Shots'));
    const chance = vi.spyOn(Math, 'random');
    for (const [value, seed] of [
      [0.1, 100_000],
      [0.25, 250_000],
    ] as const) {
      chance.mockReturnValue(value);
      await user.click(shots.getByRole('button', { name: 'Run 1,000 shots' }));
      const caption = new RegExp(`1,000 shots, seed ${seed}`);
      expect(await shots.findByRole('table', { name: caption })).toBeInTheDocument();
    }
  });

  it('keep a guess about an older run with its own results', { tags: ['exhaustive'] }, async () => {
    const user = open(bell);
    const shots = within(await display('Shots'));
    const slider = shots.getByRole('slider', { name: /Guess for 0 0/ });
    fireEvent.change(slider, { target: { value: '50' } });
    await user.click(shots.getByRole('button', { name: 'Run 1,000 shots' }));
    const guessed = /1,000 shots, seed \d+\. The dashed outline is your guess\./;
    expect(await shots.findByRole('table', { name: guessed })).toBeInTheDocument();
    for (const _ of [2, 3]) await user.click(screen.getByRole('button', { name: 'Add a wire' }));
    expect(await shots.findByText(/The circuit has changed since this run/)).toBeInTheDocument();
    expect(shots.getByRole('table', { name: guessed })).toBeInTheDocument();
    expect(shots.getByText(/^Your guess and the shots/)).toBeInTheDocument();
  });

  it("hide and show by the learner's choice, and remember it", async () => {
    const user = open(bell, { level: 'explorer' });
    await display('Balls');
    const show = await choice(user);
    await user.click(within(show).getByRole('button', { name: 'Balls', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Balls' })).not.toBeInTheDocument();
    expect(localStorage.getItem('qubloom.lab.visitor.displays.explorer')).not.toContain('balls');
  });

  it('keep a choice that was saved under the names of the first version', async () => {
    localStorage.setItem('qubloom.lab.displays.full', 'chances balls links agreement');
    open(bell);
    await display('Chances');
    for (const name of ['Balls', 'Links', 'Agreement']) await display(name);
    expect(screen.queryByRole('region', { name: 'Bars' })).not.toBeInTheDocument();
    const user = userEvent.setup();
    const show = await choice(user);
    await user.click(within(show).getByRole('button', { name: 'Balls', pressed: true }));
    expect(localStorage.getItem('qubloom.lab.visitor.displays.full')).toBe(
      'chances links agreement',
    );
  });

  it('are few at first steps', async () => {
    const user = open(circuit(1).build(), { level: 'first-steps' });
    await display('Bars');
    const show = within(await choice(user));
    expect(show.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Bars',
      'Chances',
      'Shots',
    ]);
  });

  // Shows: lab: live qubits
  it('wait for a request if the state is large', async () => {
    open(circuit(21).build());
    expect(await screen.findByRole('button', { name: 'Work it out' })).toBeVisible();
    expect(screen.getByText(/its state fills 32 MB/)).toBeInTheDocument();
  });

  it('never show an old state under the names of another circuit', async () => {
    const lab = (wires: number) => (
      <LabStateProvider
        state={startLab({ circuit: circuit(wires).h(0).build() })}
        dispatch={vi.fn()}
      >
        <Displays />
      </LabStateProvider>
    );
    const { rerender } = render(lab(1));
    await display('Bars');
    rerender(lab(21));
    expect(await screen.findByRole('button', { name: 'Work it out' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bars' })).not.toBeInTheDocument();
    rerender(lab(1));
    expect(await display('Bars')).toBeVisible();
  });

  it(
    'say which runs the chances belong to, and when no run is kept',
    { tags: ['exhaustive'] },
    async () => {
      const user = open(bell);
      await chances();
      focusOn('q1, column 3: empty');
      await user.keyboard('k');
      await waitFor(() =>
        expect(said()).toMatch(
          / 50 percent of the runs are kept\. Chances in those: 0 0, 100 percent\.$/,
        ),
      );
      await user.keyboard('{Control>}a{/Control}{Delete}');
      await waitFor(() => expect(said()).toMatch(/Chances: 0 0, 100 percent\.$/));
      focusOn('q0, column 1: empty');
      await user.keyboard('x{ArrowRight}k');
      await waitFor(() =>
        expect(said()).toMatch(
          /column 2\. No run is kept: what is selected here can never happen\.$/,
        ),
      );
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('announce one edit once, in one region', async () => {
    const user = open(circuit(2).build());
    await chances();
    const spoken: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[role=status], [role=alert], [aria-live]');
        if (region?.textContent) spoken.push(region.textContent);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    focusOn('q0, column 1: empty');
    await user.keyboard('h');
    await waitFor(() => expect(spoken).not.toEqual([]));
    // The displays wait less than this before they announce what the editor leaves to them.
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    expect(spoken).toEqual([
      'H placed on q0, column 1. Chances: 0 0, 50 percent. 0 1, 50 percent.',
    ]);
  });

  // Shows: lab: noise
  it('let a wire that waits decay if noise is on, for as long as it waits', async () => {
    const user = open(circuit(1).x(0).id(0).build());
    const cell = within(screen.getByRole('grid')).getAllByRole('gridcell')[2];
    act(() => cell?.focus());
    await user.keyboard('j{Enter}');
    const times = await screen.findByRole('group', { name: 'Time that it waits' });
    expect(within(times).getByRole('button', { name: '100 ns', pressed: true })).toBeVisible();
    expect(await chances()).toEqual(['|1⟩100%']);
    await user.click(within(times).getByRole('button', { name: '10 µs' }));
    expect(said()).toContain('Wait 10 µs on q0.');
    await user.click(screen.getByRole('switch', { name: /Noise/ }));
    await waitFor(async () => expect(await chances()).toEqual(['|0⟩87.1%', '|1⟩12.9%']));
  });

  // Shows: lab: noise
  it('say that noise is on, and show the resulting chances', async () => {
    const user = open(circuit(1).x(0).build());
    await display('Balls');
    await user.click(screen.getByRole('switch', { name: /Noise/ }));
    await waitFor(() => expect(said()).toBe('Noise is on. Chances: 1, 97 percent. 0, 3 percent.'));
    expect(await chances()).toEqual(['|0⟩3%', '|1⟩97%']);
    await user.click(screen.getByRole('button', { name: 'Switch it off' }));
    await waitFor(() => expect(said()).toBe('Noise is off. Chances: 1, 100 percent.'));
  });
});

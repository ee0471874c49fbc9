import { circuit } from '@qubloom/quantum';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ProgramState } from './program-state.ts';
import { startState } from './program-state.ts';
import { RunResult } from './run-result.tsx';

const bell = circuit(2).h(0).cx(0, 1).build();
const flip = circuit(1).x(0).build();
const histogram = {
  kind: 'histogram',
  title: 'Two coins',
  unit: 'counts',
  series: [
    {
      name: '',
      bars: [
        ['00', 480],
        ['11', 520],
      ],
    },
  ],
};

const show = ({ pictures = [] as unknown[], report = null as unknown }) => {
  const end = { kind: 'done', report, answers: null } as const;
  const state: ProgramState = {
    ...startState('', false),
    run: { kind: 'ended', code: '', end },
    pictures,
  };
  render(<RunResult state={state} />);
};
const linesOf = ({ columns }: typeof bell) => columns.map((column) => column.map(() => 1));
const reported = (name: string, one: typeof bell) => ({
  name,
  line: 1,
  circuit: one,
  lines: linesOf(one),
});

describe('the output of a program beside its text', () => {
  it('is a histogram whose bars are also numbers', async () => {
    show({ pictures: [histogram] });
    const picture = await screen.findByRole('figure', { name: 'Picture 1: Two coins' });
    expect(within(picture).getByRole('row', { name: '11 520' })).toBeInTheDocument();
    expect(within(picture).getByRole('table', { name: '1000 shots' })).toBeInTheDocument();
  });

  it('is a Bloch sphere for each qubit, whatever numbers a program gives', async () => {
    const vectors = [
      [0, 0, 1],
      [1e308, 0, 0],
    ];
    show({ pictures: [{ kind: 'bloch', title: '', vectors }] });
    expect(
      await screen.findByRole('img', { name: /Bloch sphere of q0: x 0.00, y 0.00, z 1.00/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /q1: x 1.00.*length 1.00/ })).toBeInTheDocument();
  });

  it('is a circuit, described in words', async () => {
    show({ pictures: [{ kind: 'circuit', title: '', circuit: bell }] });
    expect(await screen.findByRole('img', { name: /2 qubits. 1: Hadamard/ })).toBeInTheDocument();
  });

  it('is each circuit that the program holds, with state and chances, one at a time', async () => {
    show({ report: [reported('bell', bell), reported('flip', flip)] });
    const user = userEvent.setup();
    const circuits = await screen.findByRole('region', { name: 'Circuits of the program' });
    expect(within(circuits).getByRole('row', { name: '11 plus 0.71 50%' })).toBeInTheDocument();
    await user.click(within(circuits).getByRole('radio', { name: 'flip' }));
    expect(within(circuits).getByRole('row', { name: '1 plus 1.00 100%' })).toBeInTheDocument();
  });

  it('is a picture, with each circuit folded if both would not fit in the window', async () => {
    show({ pictures: [histogram], report: [reported('bell', bell)] });
    await screen.findByRole('figure', { name: 'Picture 1: Two coins' });
    expect(screen.getByRole('row', { name: '11 plus 0.71 50%', hidden: true })).not.toBeVisible();
    await userEvent.setup().click(screen.getByText('Circuits of the program'));
    expect(screen.getByRole('row', { name: '11 plus 0.71 50%' })).toBeVisible();
  });

  it('is empty if it is not valid output of the toolkit', async () => {
    const forged = ['', '<img src=x>', 7, null, { kind: 'histogram' }];
    show({ pictures: [...forged, histogram], report: [{ name: 'x' }] });
    expect(await screen.findAllByRole('figure')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /Circuits/ })).not.toBeInTheDocument();
  });

  it('shows all of a long histogram on a press', async () => {
    const bars = Array.from({ length: 40 }, (_, at) => [`${at}`, at]);
    show({ pictures: [{ ...histogram, series: [{ name: '', bars }] }] });
    expect(await screen.findAllByRole('row')).toHaveLength(17);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show All 40 bars' }));
    expect(screen.getAllByRole('row')).toHaveLength(41);
  });
});

import type { WidgetProperties } from '@qubloom/contract';
import { empty, type Cell } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { gateLabels } from '../../../diagrams/circuit-strip/gate-labels.ts';
import { Choices } from '../../../ui/controls/choices.tsx';
import { newPennyGame, withMove, withRoundsPlayed, type PennyGame } from './penny-flip-state.ts';

/** The coin game against the computer: choose the first and the last move, play, and count the wins. */
export function PennyFlip({ moves, rounds }: WidgetProperties<'penny-flip'>) {
  const [game, setGame] = useState(newPennyGame);
  const [random] = useState(() => createRandom(freshSeed()));
  useReportRun(game.rounds >= rounds);
  const options = [empty, ...moves].map((move) => ({ value: move, label: moveText(move) }));
  const play = (count: number) => setGame(withRoundsPlayed(game, count, random));
  return (
    <div className="grid gap-2.5 roomy:gap-4 low:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4">
      <p className="compact:text-base compact:leading-snug low:col-start-2">
        The coin starts at heads, which is 0. Heads at the end: you win.
      </p>
      <ol className="grid content-start gap-2 roomy:gap-3 low:row-span-3 low:row-start-1">
        <Move number={1}>
          <Choices
            label="Your first move"
            options={options}
            chosen={game.first}
            onChoose={(move) => setGame(withMove(game, 'first', move))}
          />
        </Move>
        <Move number={2}>
          <p className="text-sm text-ink-soft">
            The computer flips or leaves the coin. You can’t see which.
          </p>
        </Move>
        <Move number={3}>
          <Choices
            label="Your last move"
            options={options}
            chosen={game.last}
            onChoose={(move) => setGame(withMove(game, 'last', move))}
          />
        </Move>
      </ol>
      <div className="flex flex-wrap gap-2 low:col-start-2">
        <Button className="compact:px-3" onClick={() => play(1)}>
          Open the box
        </Button>
        <Button variant="secondary" className="compact:px-3" onClick={() => play(rounds)}>
          Play {rounds} games
        </Button>
      </div>
      <Score game={game} goal={rounds} />
    </div>
  );
}

function Move({
  number,
  children,
}: {
  readonly number: number;
  readonly children: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-sunken px-2 py-1.5 roomy:p-4">
      <span
        aria-hidden
        className="w-4 shrink-0 text-center font-heading text-lg font-semibold compact:hidden"
      >
        {number}
      </span>
      {children}
    </li>
  );
}

function Score({ game, goal }: { readonly game: PennyGame; readonly goal: number }) {
  const { lastRound, rounds, wins } = game;
  return (
    <div
      aria-live="polite"
      className="grid min-h-24 content-start low:min-h-0 gap-2 low:col-start-2 compact:text-base compact:leading-snug"
    >
      {lastRound ? (
        <>
          <p className="flex items-center gap-3">
            <span
              className={clsx(
                'grid size-11 shrink-0 place-items-center rounded-full font-mono text-2xl font-semibold',
                lastRound.shows === 0 ? 'bg-zero-soft text-zero-ink' : 'bg-one-soft text-one-ink',
              )}
            >
              {lastRound.shows}
            </span>
            The last game: {lastRound.shows === 0 ? 'heads, you win' : 'tails, the computer wins'}.
            It had {lastRound.computer === empty ? 'left the coin' : 'flipped the coin'}.
          </p>
          <p>
            With these moves you won <strong>{wins}</strong> of <strong>{rounds}</strong>.
          </p>
          {rounds >= goal && wins === rounds && (
            <p className="flex items-center gap-2 rounded-control bg-good-soft px-4 py-2.5 text-good-ink">
              <CircleCheck aria-hidden className="size-5 shrink-0" /> Every single game. Say why it
              works with a flip and without one.
            </p>
          )}
        </>
      ) : (
        <p className="text-ink-soft">No game with these moves yet.</p>
      )}
    </div>
  );
}

function moveText(move: Cell): string {
  if (move === empty) return 'Leave it';
  return move === 'X' ? 'Flip (X)' : gateLabels(move).spoken;
}

import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import {
  nameOf,
  newTicTacToe,
  playerOf,
  squareByMeasurement,
  statusOf,
  withLoopSettled,
  withSquare,
  type TicTacToe,
} from './tic-tac-toe-state.ts';

/** Quantum tic-tac-toe for two at one board. */
export function TicTacToeBoard() {
  const [game, setGame] = useState(newTicTacToe);
  const [random] = useState(() => createRandom(freshSeed()));
  const { closing } = game;
  useReportRun(game.settled.some((turn) => turn !== null));
  return (
    <div className="grid gap-2.5 low:grid-cols-[14rem_minmax(0,1fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4">
      <div
        role="group"
        aria-label="The board"
        className="grid max-w-56 grid-cols-3 gap-1.5 roomy:max-w-md roomy:gap-2 low:row-span-3"
      >
        {game.settled.map((_, square) => (
          <Square
            key={square}
            game={game}
            square={square}
            onPress={() => setGame(withSquare(game, square))}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-7 font-medium">
        {statusOf(game)}
      </p>
      <div className="flex flex-wrap gap-2">
        {closing?.squares.map((square) => (
          <Button key={square} onClick={() => setGame(withLoopSettled(game, square))}>
            {nameOf(closing.turn)} into square {square + 1}
          </Button>
        ))}
        {closing && (
          <Button
            variant="secondary"
            onClick={() => setGame(withLoopSettled(game, squareByMeasurement(closing, random)))}
          >
            <Eye aria-hidden /> Let a look decide
          </Button>
        )}
        <Button variant="quiet" onClick={() => setGame(newTicTacToe)}>
          <RotateCcw aria-hidden /> New game
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Each mark goes into two squares. A loop of marks must be looked at: then each mark has one
        square only. Three settled marks in a row win.
      </p>
    </div>
  );
}

interface SquareProps {
  readonly game: TicTacToe;
  readonly square: number;
  readonly onPress: () => void;
}

function Square({ game, square, onPress }: SquareProps) {
  const settled = game.settled[square] ?? null;
  const marks = game.paired.filter(({ squares }) => squares.includes(square));
  return (
    <button
      type="button"
      aria-label={`Square ${square + 1}: ${textOf(
        settled,
        marks.map(({ turn }) => turn),
      )}${game.picked === square ? ', chosen' : ''}`}
      aria-disabled={settled !== null || game.closing !== null}
      onClick={onPress}
      className={clsx(
        'relative grid aspect-square roomy:min-h-20 place-content-center gap-1 rounded-control border-2 p-1',
        game.picked === square ? 'border-action bg-action-soft' : 'border-control bg-surface',
        game.closing?.squares.includes(square) && 'border-points bg-points-soft',
      )}
    >
      <span aria-hidden className="absolute top-1 left-2 text-xs text-ink-soft">
        {square + 1}
      </span>
      {settled === null ? (
        <span aria-hidden className="flex flex-wrap justify-center gap-x-2 gap-y-0.5 text-sm">
          {marks.map(({ turn }) => (
            <span key={turn} className={clsx('font-mono', tone(turn))}>
              {playerOf(turn)}
              <sub>{turn}</sub>
            </span>
          ))}
        </span>
      ) : (
        <span aria-hidden className={clsx('font-heading text-4xl font-semibold', tone(settled))}>
          {playerOf(settled)}
          <sub className="text-base">{settled}</sub>
        </span>
      )}
    </button>
  );
}

function tone(turn: number): string {
  return playerOf(turn) === 'X' ? 'text-action-ink' : 'text-points-ink';
}

function textOf(settled: number | null, paired: readonly number[]): string {
  if (settled !== null) return `${nameOf(settled)} for good`;
  if (paired.length === 0) return 'empty';
  return `maybe ${paired.map(nameOf).join(', ')}`;
}

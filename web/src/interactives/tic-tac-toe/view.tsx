import { createRandom, freshSeed } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ViewProps } from '../interactive.ts';
import { HiddenSignsMove } from './components/hidden-signs-move.tsx';
import { isEven, measureInXBasis, squareOfResults, type HiddenSigns } from './hidden-signs.ts';
import {
  nameOf,
  newTicTacToe,
  playerOf,
  ringSize,
  squareByMeasurement,
  statusOf,
  withRingSettled,
  withSquare,
  type TicTacToe,
} from './state.ts';

/** Quantum tic-tac-toe for two at one board. */
export function View({ signs: hasSigns }: ViewProps<'tic-tac-toe'>) {
  const [game, setGame] = useState(newTicTacToe);
  const [looks, setLooks] = useState<string | null>(null);
  const [random] = useState(() => createRandom(freshSeed()));
  const { closing } = game;
  useReportRun(game.settled.some((turn) => turn !== null));
  const look = (signs: HiddenSigns) => {
    if (!closing) return;
    const seen = measureInXBasis(ringSize(game), signs, random);
    setLooks(seen);
    setGame(withRingSettled(game, squareOfResults(closing, seen)));
  };
  return (
    <div className="grid gap-2.5 low:grid-cols-[14rem_minmax(0,1fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4">
      <div
        role="group"
        aria-label="The board"
        className="grid max-w-56 grid-cols-3 content-start gap-1.5 not-compact:max-w-md not-compact:gap-2 low:row-span-3"
      >
        {game.settled.map((_, square) => (
          <Square
            key={square}
            game={game}
            square={square}
            onPress={() => {
              setGame(withSquare(game, square));
              if (!closing) setLooks(null);
            }}
          />
        ))}
      </div>
      <p aria-live="polite" className="min-h-7 font-medium">
        {looks !== null && <>{looksText(looks)} </>}
        {closing && hasSigns
          ? `${nameOf(closing.turn)} closed a ring. Each of you hides a sign in it.`
          : statusOf(game)}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {closing && hasSigns && <HiddenSignsMove onLook={look} />}
        {!hasSigns &&
          closing?.squares.map((square) => (
            <Button key={square} onClick={() => setGame(withRingSettled(game, square))}>
              {nameOf(closing.turn)} into square {square + 1}
            </Button>
          ))}
        {closing && !hasSigns && (
          <Button
            variant="secondary"
            onClick={() => setGame(withRingSettled(game, squareByMeasurement(closing, random)))}
          >
            <Eye aria-hidden /> Let a look decide
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            setGame(newTicTacToe);
            setLooks(null);
          }}
        >
          <RotateCcw aria-hidden /> New game
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        {hasSigns
          ? 'Each mark goes into two squares. When marks form a ring, it is looked at another way. An even number of 1s puts the last mark into its first square, and an odd number into its second.'
          : 'Each mark goes into two squares. When marks form a ring, each of them gets one square for good. Three settled marks in a row win.'}
      </p>
    </div>
  );
}

function looksText(looks: string): string {
  return `The marks show ${looks}, an ${isEven(looks) ? 'even' : 'odd'} number of 1s.`;
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
        'relative grid aspect-square not-compact:min-h-20 place-content-center gap-1 rounded-control border-2 p-1',
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

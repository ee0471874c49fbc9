import type { ReactNode } from 'react';
import { useReportRun } from '../trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';

export interface CoinGameProps {
  readonly rules: string;
  /** The three moves: first, middle, and last. */
  readonly moves: readonly [ReactNode, ReactNode, ReactNode];
  /** Number of games in a run. */
  readonly rounds: number;
  readonly played: number;
  readonly onPlay: (count: number) => void;
  /** The result of the last game, and the score; null before the first game. */
  readonly score: ReactNode;
  readonly before: string;
}

/** The coin game, from either role: three moves in a box, a look into it, and the score. */
export function CoinGame(props: CoinGameProps) {
  const { rules, moves, rounds, played, onPlay, score, before } = props;
  useReportRun(played >= rounds);
  return (
    <div className="grid gap-2.5 not-compact:gap-4 low:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4">
      <p className="compact:text-base compact:leading-snug low:col-start-2">{rules}</p>
      <ol className="grid content-start gap-2 not-compact:gap-3 low:row-span-3 low:row-start-1">
        {moves.map((move, at) => (
          <li
            key={at}
            className="flex items-center gap-3 rounded-card border border-line bg-sunken px-2 py-1.5 not-compact:p-4"
          >
            <span
              aria-hidden
              className="w-4 shrink-0 text-center font-heading text-lg font-semibold compact:hidden"
            >
              {at + 1}
            </span>
            {move}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 low:col-start-2">
        <Button className="compact:px-3" onClick={() => onPlay(1)}>
          Open the box
        </Button>
        <Button variant="secondary" className="compact:px-3" onClick={() => onPlay(rounds)}>
          Play {rounds} games
        </Button>
      </div>
      <div
        aria-live="polite"
        className="grid min-h-24 content-start gap-2 low:col-start-2 low:min-h-0 compact:text-base compact:leading-snug"
      >
        {score ?? <p className="text-ink-soft">{before}</p>}
      </div>
    </div>
  );
}

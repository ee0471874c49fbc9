import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Choices, type ChoicesProps } from '../../ui/controls/choices.tsx';
import { soundOf, useSound } from '../../ui/feedback/sounds.ts';
import { useReportRun } from '../trials/guess-run.ts';
import type { BoxGesture } from './box-gesture.ts';
import { CoinBox, type BoxMove } from './coin-box.tsx';
import { usePlays } from './use-plays.ts';

/** One of the three moves, as the other side may see it. */
export interface CoinMove {
  readonly who: string;
  /** Shown before the box is opened, such as `Flip`, or `?` for a secret move. */
  readonly text: string;
  readonly box: BoxMove;
}

export type CoinSide = 0 | 1;

export interface CoinGameProps<Move extends string> {
  /** The levels and the record of a game at several levels. */
  readonly rematch?: ReactNode;
  readonly rules: string;
  readonly moves: readonly [CoinMove, CoinMove, CoinMove];
  readonly choices: readonly ChoicesProps<Move>[];
  /** Number of games in a run; without one, each game is played by itself. */
  readonly rounds?: number;
  /** Games that each face has won. */
  readonly wins: readonly [heads: number, tails: number];
  /** Whose win each face is. */
  readonly players: readonly [heads: string, tails: string];
  /** The face in the last game; null before the first one. */
  readonly shows: CoinSide | null;
  readonly onPlay: (count: number) => void;
  /** The result of the last game, and the score; null before the first game. */
  readonly score: ReactNode;
  readonly before: string;
  /** Something succeeded. */
  readonly glows?: boolean;
  /** Chooses the move that a hand has made on the box. */
  readonly onGesture?: (gesture: Exclude<BoxGesture, 'tap'>) => void;
}

/** The coin game, from either role: a box with a coin, three moves, a look into it, and the score. */
export function CoinGame<Move extends string>(props: CoinGameProps<Move>) {
  const { rules, moves, choices, rounds, wins, players, shows, onPlay, score, before } = props;
  const played = wins[0] + wins[1];
  const { isClosed, isGrowing, play, stop } = usePlays(onPlay);
  useReportRun(rounds !== undefined && played >= rounds && !isGrowing);
  useSound(played, soundOf(shows ?? 0));
  return (
    <div
      className={clsx(
        'grid gap-2 not-compact:gap-4 low:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4',
        props.rematch && 'mx-auto w-full max-w-3xl low:max-w-none low:grid-rows-none',
      )}
    >
      {props.rematch && <div className="@container/scene low:col-start-2">{props.rematch}</div>}
      <p className="empty:hidden compact:text-base compact:leading-snug low:col-start-2">{rules}</p>
      <div className="deep-window overflow-hidden rounded-card low:row-span-4 low:row-start-1 low:self-start">
        <div className="flex h-32 justify-center py-2 not-compact:h-44 low:h-32">
          <CoinBox
            shows={isClosed ? null : (shows ?? 0)}
            openings={played}
            moves={isClosed ? [moves[0].box, moves[1].box, moves[2].box] : null}
            glows={props.glows ?? false}
            onGesture={(gesture) => {
              if (gesture === 'tap') play(1);
              else props.onGesture?.(gesture);
            }}
          />
        </div>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] divide-x divide-deep-line border-t border-deep-line bg-deep-raised text-center">
          {moves.map(({ who, text }, at) => (
            <li key={at} className="px-2 py-1.5 leading-tight">
              <span className="block text-xs text-deep-soft">{who}</span>
              <span className="font-heading font-semibold">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid gap-2 low:col-start-2">
        {choices.map(({ onChoose, ...choice }) => (
          <Choices
            key={choice.label}
            {...choice}
            isPlain
            onChoose={(chosen) => {
              stop();
              onChoose(chosen);
            }}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2 low:col-start-2">
        <Button className="compact:px-3" onClick={() => play(1)}>
          Open the box
        </Button>
        {rounds !== undefined && (
          <Button variant="secondary" className="compact:px-3" onClick={() => play(rounds)}>
            Play {rounds} games
          </Button>
        )}
      </div>
      <div
        aria-live="polite"
        // Twenty results in two seconds are too many to be read out; the last one is.
        aria-busy={isGrowing}
        className="grid min-h-20 content-start gap-2 low:col-start-2 low:min-h-0 compact:text-base compact:leading-snug"
      >
        {rounds !== undefined && played > 0 && (
          <Tally rounds={rounds} wins={wins} players={players} />
        )}
        {score ?? <p className="text-ink-soft">{before}</p>}
      </div>
    </div>
  );
}

/** Two lanes that grow with each won game. */
function Tally({
  rounds,
  wins,
  players,
}: Required<Pick<CoinGameProps<string>, 'rounds'>> &
  Pick<CoinGameProps<string>, 'wins' | 'players'>) {
  const longest = Math.max(rounds, wins[0] + wins[1]);
  return (
    <div
      aria-hidden
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1"
    >
      {([0, 1] as const).map((side) => (
        <div key={side} className="contents">
          <span className="text-sm">{players[side]}</span>
          <span className="h-4 overflow-hidden rounded-full bg-sunken">
            <span
              className={clsx(
                'block h-full rounded-full transition-[width] duration-150',
                side === 0 ? 'bg-zero' : 'bg-one',
              )}
              style={{ width: `${(100 * wins[side]) / longest}%` }}
            />
          </span>
          <span className="min-w-6 text-end font-semibold tabular-nums">{wins[side]}</span>
        </div>
      ))}
    </div>
  );
}

import { percent } from '@qubloom/contract';
import { bandOf, total, type Game } from '../state.ts';

export interface LuckBandProps {
  readonly game: Game;
  /** The best plan's chance is no longer secret. */
  readonly hasPlanMark: boolean;
  /** Neither is the most that a linked pair wins. */
  readonly hasPairMark: boolean;
}

const bestPlan = 0.75;
const bestPair = Math.cos(Math.PI / 8) ** 2;

/**
 * The share of wins in a band that luck alone explains, which narrows with every round. The marks do not move: they
 * are what plans and pairs can do.
 */
export function LuckBand({ game, hasPlanMark, hasPairMark }: LuckBandProps) {
  const rounds = total(game.rounds);
  const share = rounds === 0 ? null : total(game.wins) / rounds;
  const [low, high] = bandOf(total(game.wins), rounds);
  return (
    <div
      aria-hidden
      className="relative mt-5 mb-1 h-8 rounded-md bg-sunken low:mt-4 low:mb-0 low:h-6"
    >
      {share !== null && (
        <>
          <div
            className="absolute inset-y-1 rounded-md border-2 border-action bg-action-soft transition-[left,width] duration-200"
            style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
          />
          <div
            className="absolute inset-y-0 -ml-[3px] w-1.5 rounded-full bg-action transition-[left] duration-200 forced-colors:bg-[CanvasText]"
            style={{ left: `${share * 100}%` }}
          />
        </>
      )}
      <span className="absolute bottom-full left-0 text-xs text-ink-soft">wins</span>
      {hasPlanMark && <Mark at={bestPlan} name="best plan" isLeft />}
      {hasPairMark && <Mark at={bestPair} name="" />}
    </div>
  );
}

/** The band in words. */
export function luckText({ wins, rounds }: Game, hasPlanMark: boolean): string {
  const [low, high] = bandOf(total(wins), total(rounds));
  const luck = `Luck: ${whole(low)} to ${whole(high)}.`;
  if (!hasPlanMark) return luck;
  if (low > bestPlan) return `${luck} Every plan is below that.`;
  return high < bestPlan ? luck : `${luck} The best plan is still in there.`;
}

interface MarkProps {
  readonly at: number;
  readonly name: string;
  /** Its words end at the mark. */
  readonly isLeft?: boolean;
}

function Mark({ at, name, isLeft = false }: MarkProps) {
  return (
    <div
      className="animate-appear absolute -top-1 -bottom-1 border-l-3 border-points"
      style={{ left: `${at * 100}%` }}
    >
      <span
        className={
          isLeft
            ? 'absolute right-0 bottom-full text-xs whitespace-nowrap'
            : 'absolute bottom-full left-0 text-xs whitespace-nowrap'
        }
      >
        {name} {percent(at)}
      </span>
    </div>
  );
}

const whole = (share: number) => `${Math.round(share * 100)}%`;

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BoxGesture } from './box-gesture.ts';
import { useBoxHand } from './use-box-hand.ts';

/** A move of the closed box, as somebody in front of it sees it. */
export type BoxMove = 'still' | 'hop' | 'shake';

export type ThreeMoves = readonly [BoxMove, BoxMove, BoxMove];

export interface CoinBoxProps {
  /** Face of the coin in the open box, or null while the box is closed. */
  readonly shows: 0 | 1 | null;
  /** Number of openings so far. The coin jumps up each time. */
  readonly openings: number;
  /** Moves of the closed box, one after the other; each takes `boxMoveMs`. Null while nothing moves it. */
  readonly moves: ThreeMoves | null;
  /** The box glows, because something succeeded. */
  readonly glows?: boolean;
  readonly onGesture: (gesture: BoxGesture) => void;
}

/** Milliseconds that one move of the box takes. */
export const boxMoveMs = 230;

const moveClass: Readonly<Record<BoxMove, string>> = {
  still: '',
  hop: 'animate-box-hop',
  shake: 'animate-box-shake',
};

/**
 * A box with a coin in it, drawn. Hands can play with it; keyboards and screen readers use the buttons beside it, which
 * do the same.
 */
export function CoinBox({ shows, openings, moves, glows = false, onGesture }: CoinBoxProps) {
  const hand = useBoxHand(onGesture);
  const isOpen = shows !== null;
  return (
    <div
      {...hand}
      aria-hidden
      className="h-full cursor-grab touch-none transition-[translate] duration-200 ease-(--ease-spring) select-none active:cursor-grabbing active:duration-0"
    >
      <Moved by={moves} at={0}>
        <Moved by={moves} at={1}>
          <Moved by={moves} at={2}>
            <svg viewBox="-30 -30 200 178" className="block h-full w-auto overflow-visible">
              {glows && (
                <circle cx="80" cy="84" r="74" className="animate-ring fill-deep-points/25" />
              )}
              <path d="M26 76h108v18H26z" className="fill-[#3c1c9f]" />
              <g
                className={clsx(
                  'transition-transform duration-200',
                  !isOpen && 'translate-y-[52px]',
                )}
              >
                <Coin key={openings} shows={shows ?? 0} />
              </g>
              <path
                d="M22 84h116v48a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12z"
                className="fill-[#6a43e0]"
              />
              <path d="M22 84h116v12H22z" className="fill-[#8a66f5]" />
              <path
                d="M38 122q10-14 21 0t21 0t21 0t21 0"
                fill="none"
                strokeWidth="4"
                strokeLinecap="round"
                className="stroke-deep-zero/70"
              />
              <g
                className={clsx(
                  'origin-[22px_84px] transition-transform duration-200',
                  isOpen && '-rotate-[118deg]',
                )}
              >
                <path
                  d="M16 84V74a10 10 0 0 1 10-10h108a10 10 0 0 1 10 10v10z"
                  className="fill-[#9a76ff]"
                />
                <path
                  d="M68 64v-6a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v6z"
                  className="fill-deep-points"
                />
              </g>
            </svg>
          </Moved>
        </Moved>
      </Moved>
    </div>
  );
}

interface MovedProps {
  readonly by: ThreeMoves | null;
  readonly at: 0 | 1 | 2;
  readonly children: ReactNode;
}

function Moved({ by, at, children }: MovedProps) {
  return (
    <div
      className={clsx('h-full', moveClass[by?.[at] ?? 'still'])}
      style={{ animationDelay: `${at * boxMoveMs}ms`, animationDuration: `${boxMoveMs}ms` }}
    >
      {children}
    </div>
  );
}

function Coin({ shows }: { readonly shows: 0 | 1 }) {
  return (
    <g className="animate-coin">
      <circle
        cx="80"
        cy="56"
        r="30"
        strokeWidth="5"
        className={clsx('fill-[#fdfcff]', shows === 0 ? 'stroke-deep-zero' : 'stroke-deep-one')}
      />
      <text
        x="80"
        y="68"
        textAnchor="middle"
        className={clsx(
          'font-mono text-[34px] font-semibold',
          shows === 0 ? 'fill-[#0b6b63]' : 'fill-[#b0371a]',
        )}
      >
        {shows}
      </text>
    </g>
  );
}

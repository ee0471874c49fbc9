import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { BitDot } from '../../../diagrams/figures/bit-token.tsx';
import { Person } from '../../../diagrams/figures/person.tsx';
import { WaveLine } from '../../../diagrams/figures/wave-line.tsx';
import { triesInAll, type Tester } from '../state.ts';

export interface PairStageProps {
  readonly tester: Tester;
  /** The people at the left and at the right. */
  readonly names?: readonly [string, string];
  /** True if the two boxes show the ways to look. */
  readonly hasWays?: boolean;
  /** Charts are below it. */
  readonly isLow?: boolean;
}

const sides = [
  { x: 78, from: '102px', person: 30, name: 'Alice', key: 'alice' },
  { x: 282, from: '-102px', person: 330, name: 'Bob', key: 'bob' },
] as const;

/** A pair flies apart to two distant boxes, and each box shows the result of its look with a lamp. */
export function PairStage({
  tester,
  names = ['Alice', 'Bob'],
  hasWays = true,
  isLow = false,
}: PairStageProps) {
  const tries = triesInAll(tester);
  const { latest } = tester;
  const isEqual = latest !== null && latest[0] === latest[1];
  return (
    <svg
      viewBox="0 6 360 122"
      aria-hidden
      className={clsx('mx-auto block w-full', isLow ? 'max-h-44 low:max-h-28' : 'max-h-80')}
    >
      <WaveLine from={102} to={258} y={84} className="stroke-line" />
      <circle cx="180" cy="84" r="13" className="fill-surface stroke-points" strokeWidth="2" />
      <circle cx="180" cy="84" r="4" className="fill-points" />
      {sides.map(({ x, from, person, name, key }, at) => {
        const result = latest?.[at as 0 | 1] ?? null;
        return (
          <g key={name}>
            <Person name={name} label={names[at as 0 | 1]} x={person} y={62} size={0.85} />
            <rect
              x={x - 22}
              y="62"
              width="44"
              height="44"
              rx="9"
              strokeWidth="2"
              className="fill-surface stroke-control"
            />
            {hasWays && (
              <g transform={`translate(${x} 84)`}>
                <path
                  d="M0-15V15"
                  strokeWidth="5"
                  strokeLinecap="round"
                  style={{ transform: `rotate(${tester[key] === 'x' ? 45 : 0}deg)` }}
                  className="stroke-points transition-transform duration-200"
                />
              </g>
            )}
            {latest && (
              <g key={tries}>
                <g transform={`translate(${x + (at === 0 ? 22 : -22)} 84)`}>
                  <circle
                    r="6"
                    className="animate-arrive fill-action"
                    style={{ '--from-x': from } as CSSProperties}
                  />
                </g>
                <circle
                  cx={x}
                  cy="34"
                  r="26"
                  opacity="0.3"
                  className={result === 0 ? 'animate-appear fill-zero' : 'animate-appear fill-one'}
                />
              </g>
            )}
            <BitDot bit={result} x={x} y={34} radius={17} />
          </g>
        );
      })}
      {latest && (
        <text
          key={tries}
          x="180"
          y="42"
          textAnchor="middle"
          className="animate-appear fill-ink font-heading text-[17px]"
        >
          {isEqual ? 'equal' : 'opposite'}
        </text>
      )}
    </svg>
  );
}

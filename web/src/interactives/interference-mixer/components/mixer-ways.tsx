import type { MixerGate } from '@qubloom/contract';
import { clsx } from 'clsx';
import { GateBox } from '../../../diagrams/circuit-strip/gate-box.tsx';
import type { Mixing } from '../state.ts';

interface Way {
  readonly from: 0 | 1;
  readonly to: 0 | 1;
  readonly isTurned?: boolean;
}

/** The lanes to which each gate sends 0 and 1, and which part changes its sign. */
const ways: Readonly<Record<MixerGate, readonly Way[]>> = {
  H: [
    { from: 0, to: 0 },
    { from: 0, to: 1 },
    { from: 1, to: 0 },
    { from: 1, to: 1, isTurned: true },
  ],
  X: [
    { from: 0, to: 1 },
    { from: 1, to: 0 },
  ],
  Z: [
    { from: 0, to: 0 },
    { from: 1, to: 1, isTurned: true },
  ],
};

export interface MixerWaysProps {
  readonly mixing: Mixing;
  /** A part has gone through. */
  readonly isLit: boolean;
  readonly className?: string | undefined;
}

/** The paths through one gate, as wide as the parts on them, and the factor by which everything shrinks. */
export function MixerWays({ mixing: { gate, parts }, isLit, className }: MixerWaysProps) {
  return (
    <div aria-hidden className={clsx('relative min-w-6 flex-1 self-stretch', className)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute size-full">
        {ways[gate].map(({ from, to }) => (
          <path
            key={`${from}${to}`}
            d={`M0 ${height[from]}C50 ${height[from]} 50 ${height[to]} 100 ${height[to]}`}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={isLit ? 1.5 + 7 * Math.abs(parts[to][from]) : 1.5}
            strokeDasharray={isLit ? undefined : '4 4'}
            className={clsx(
              'transition-[stroke-width,stroke] duration-200',
              isLit ? (from === 0 ? 'stroke-zero' : 'stroke-one') : 'stroke-control',
            )}
          />
        ))}
      </svg>
      {ways[gate].map(
        ({ to, isTurned }) =>
          isTurned && (
            <span
              key={to}
              className="absolute left-3/4 grid size-4 -translate-1/2 place-items-center rounded-full border border-one bg-sunken text-xs leading-none font-bold text-one-ink"
              style={{ top: `${height[to]}%` }}
            >
              −
            </span>
          ),
      )}
      <span className="absolute top-1/2 left-1/2 grid -translate-1/2 justify-items-center gap-0.5">
        <span className="block size-7 @2xl/mix:size-11">
          <GateBox cell={gate} />
        </span>
        {gate === 'H' && (
          <span className="rounded bg-sunken px-0.5 font-mono text-[11px] leading-4 whitespace-nowrap text-points-ink @2xl/mix:px-1 @2xl/mix:text-sm">
            ×0.71
          </span>
        )}
      </span>
    </div>
  );
}

/** Vertical position of the lanes of 0 and of 1, in percent. */
const height = [25, 75] as const;

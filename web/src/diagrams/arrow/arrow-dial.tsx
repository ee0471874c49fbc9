import { clsx } from 'clsx';
import { roughLength } from '../bars/amplitudes.ts';
import type { Arrow } from './arrow.ts';

export interface ArrowDialProps {
  readonly arrow: Arrow;
  /** Drawn dashed: the direction without errors. */
  readonly ideal?: Arrow;
  /** Name of the qubit for screen readers. */
  readonly name: string;
  /** Without numbers, it says no more than the eye sees, for tasks in which the learner has to find the length. */
  readonly hasNumbers?: boolean;
  readonly className?: string;
}

/** One qubit as an arrow in a disc: up is 0, down is 1, and a short arrow is partly a coin. */
export function ArrowDial(props: ArrowDialProps) {
  const { arrow, ideal, name, hasNumbers = true, className } = props;
  const length = Math.hypot(arrow.x, arrow.z);
  const said = (one: Arrow) => spoken(one, hasNumbers);
  return (
    <svg
      role="img"
      aria-label={`${name}: ${said(arrow)}${ideal ? ` Without errors: ${said(ideal)}` : ''}`}
      viewBox="-66 -66 132 132"
      className={clsx('block', className)}
    >
      <circle r="44" className="fill-sunken stroke-control" strokeWidth="1.5" />
      <path d="M-44 0H44M0 -44V44" className="stroke-line" strokeWidth="1" />
      <text
        y="-54"
        textAnchor="middle"
        className="fill-zero-ink font-mono text-[15px] font-semibold"
      >
        |0⟩
      </text>
      <text y="62" textAnchor="middle" className="fill-one-ink font-mono text-[15px] font-semibold">
        |1⟩
      </text>
      {ideal && (
        <line
          x2={44 * ideal.x}
          y2={-44 * ideal.z}
          className="stroke-ink-soft"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
      {length < 0.02 ? (
        <g className="animate-appear" strokeWidth="2.5">
          <path d="M-24 0a24 24 0 0 1 48 0Z" className="fill-zero-soft stroke-zero" />
          <path d="M-24 0a24 24 0 0 0 48 0Z" className="fill-one-soft stroke-one" />
        </g>
      ) : (
        <g className="stroke-action fill-action" strokeLinecap="round">
          <line x2={44 * arrow.x} y2={-44 * arrow.z} strokeWidth="4" />
          <circle cx={44 * arrow.x} cy={-44 * arrow.z} r="5" stroke="none" />
        </g>
      )}
    </svg>
  );
}

/**
 * For example `an arrow of length 0.71, up by 0.50, right by 0.50.`, or `an arrow up, right, about three quarters
 * of its full length.`
 */
function spoken({ x, z }: Arrow, hasNumbers: boolean): string {
  const length = Math.hypot(x, z);
  if (length < 0.02) return 'no arrow, it is a fair coin.';
  const ways = [
    ...(Math.abs(z) < 0.005 ? [] : [{ way: z > 0 ? 'up' : 'down', part: z }]),
    ...(Math.abs(x) < 0.005 ? [] : [{ way: x > 0 ? 'right' : 'left', part: x }]),
  ];
  if (!hasNumbers) {
    return `an arrow ${ways.map(({ way }) => way).join(', ')}, ${roughLength(length)} of its full length.`;
  }
  const parts = ways.map(({ way, part }) => `${way} by ${Math.abs(part).toFixed(2)}`);
  return `an arrow of length ${length.toFixed(2)}, ${parts.join(', ')}.`;
}

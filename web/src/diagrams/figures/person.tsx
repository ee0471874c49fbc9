import { clsx } from 'clsx';

/** Every person has a color of their own. Teal and coral are only for 0 and 1. */
const colors = {
  Alice: '#c4b3ff',
  Bob: '#9cc2ff',
  Eve: '#ff9db4',
  Referee: '#ffd27a',
} as const;
export type PersonName = keyof typeof colors;

export interface PersonProps {
  readonly name: PersonName;
  /** Replaces the name below, for a part that the learner plays. */
  readonly label?: string;
  /** Middle of the head, in units of the surrounding drawing. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** A hidden person is an outline with a question mark. */
  readonly isHidden?: boolean;
  readonly className?: string;
}

/** A person of a story: a head above shoulders, in rings, like all figures here. */
export function Person({
  name,
  label = name,
  x,
  y,
  size = 1,
  isHidden = false,
  className,
}: PersonProps) {
  const color = colors[name];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={clsx(className)}>
      <g
        fill={isHidden ? 'none' : color}
        fillOpacity="0.22"
        stroke={color}
        strokeWidth="2.2"
        strokeDasharray={isHidden ? '4 4' : undefined}
      >
        <path d="M-24 36a24 21 0 0 1 48 0Z" />
        <circle r="13" />
      </g>
      {isHidden ? (
        <text y="5" textAnchor="middle" fill={color} className="font-heading text-[16px]">
          ?
        </text>
      ) : (
        <g fill={color}>
          <circle cx="-4.5" cy="-1" r="1.9" />
          <circle cx="4.5" cy="-1" r="1.9" />
          <path
            d="M-4.5 5q4.5 4 9 0"
            fill="none"
            stroke={color}
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </g>
      )}
      <text y="51" textAnchor="middle" fill={color} className="font-heading text-[13px]">
        {isHidden ? 'Somebody?' : label}
      </text>
    </g>
  );
}

import { useId } from 'react';
import { ringMeetings } from './ring-meetings.ts';
import { seeded } from './seed.ts';

const width = 320;
const height = 180;
const radii = Array.from({ length: 14 }, (_, index) => (index + 1) * 20);
/** The radius at which the last ring has faded away. */
const reach = 323;

/** Two ripples that meet, equal for equal seeds: a picture for any course, set, or badge. */
export function Ripples({
  seed,
  className,
}: {
  readonly seed: string;
  readonly className?: string;
}) {
  const id = useId();
  const next = seeded(seed);
  const zero = { x: 20 + next() * 90, y: 70 + next() * 90 };
  const one = { x: 210 + next() * 90, y: 20 + next() * 90 };
  const crests = ringMeetings(zero, one, radii, radii).filter(
    ({ x, y }) => x > 0 && x < width && y > 0 && y < height,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect width={width} height={height} fill="#1f1750" />
      <Rings id={`${id}zero`} source={zero} color="#3fe0cd" />
      <Rings id={`${id}one`} source={one} color="#ff8f75" />
      {/* Lines without a length, so that a list of pictures has few elements. */}
      <path
        d={crests.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')}
        stroke="#ffe3a3"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <circle cx={round(zero.x)} cy={round(zero.y)} r="6" fill="#3fe0cd" />
      <circle cx={round(one.x)} cy={round(one.y)} r="6" fill="#ff8f75" />
    </svg>
  );
}

interface RingsProps {
  readonly id: string;
  readonly source: { readonly x: number; readonly y: number };
  readonly color: string;
}

/** All rings are one path, which fades with the distance from its source. */
function Rings({ id, source, color }: RingsProps) {
  const [x, y] = [round(source.x), round(source.y)];
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={reach}>
        <stop stopColor={color} stopOpacity="0.85" />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
      <path
        d={radii.map((radius) => ringAround(x, y, radius)).join('')}
        fill="none"
        stroke={`url(#${id})`}
        strokeWidth="1.6"
      />
    </>
  );
}

const ringAround = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const round = (value: number) => Math.round(value * 100) / 100;

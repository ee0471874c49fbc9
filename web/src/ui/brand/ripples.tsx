import { ringMeetings } from './ring-meetings.ts';
import { seeded } from './seed.ts';

const width = 320;
const height = 180;
const radii = Array.from({ length: 14 }, (_, index) => (index + 1) * 20);

/** Two ripples that meet, the same for the same seed: a picture for any course, set or badge. */
export function Ripples({
  seed,
  className,
}: {
  readonly seed: string;
  readonly className?: string;
}) {
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
      <g fill="none" strokeWidth="1.6">
        {[
          { name: 'zero', source: zero, stroke: '#3fe0cd' },
          { name: 'one', source: one, stroke: '#ff8f75' },
        ].map(({ name, source, stroke }) => (
          <g key={name} stroke={stroke}>
            {radii.map((radius) => (
              <circle
                key={radius}
                cx={round(source.x)}
                cy={round(source.y)}
                r={radius}
                strokeOpacity={round(0.85 - radius / 380)}
              />
            ))}
          </g>
        ))}
      </g>
      <g fill="#ffe3a3">
        {crests.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={round(x)} cy={round(y)} r="2.2" />
        ))}
      </g>
      <circle cx={round(zero.x)} cy={round(zero.y)} r="6" fill="#3fe0cd" />
      <circle cx={round(one.x)} cy={round(one.y)} r="6" fill="#ff8f75" />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

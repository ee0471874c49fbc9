import { seeded } from './seed.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const width = 320;
const height = 180;
const spacing = 22;
const rings = 11;

/** Points where a crest of one source meets a crest of the other: there the waves add. */
function meetings(a: Point, b: Point): readonly Point[] {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / gap, y: (b.y - a.y) / gap };
  const found: Point[] = [];
  for (let i = 1; i <= rings; i += 1) {
    for (let j = 1; j <= rings; j += 1) {
      const [ra, rb] = [i * spacing, j * spacing];
      // Two circles meet at distance t along the line of sources and ±h beside it.
      const t = (gap * gap + ra * ra - rb * rb) / (2 * gap);
      const h2 = ra * ra - t * t;
      if (h2 <= 0) continue;
      for (const h of [Math.sqrt(h2), -Math.sqrt(h2)]) {
        const point = { x: a.x + along.x * t - along.y * h, y: a.y + along.y * t + along.x * h };
        if (point.x > 0 && point.x < width && point.y > 0 && point.y < height) found.push(point);
      }
    }
  }
  return found;
}

/** Two ripples that meet, always the same for the same seed: a picture for any course, set or badge. */
export function Ripples({
  seed,
  className,
}: {
  readonly seed: string;
  readonly className?: string;
}) {
  const next = seeded(seed);
  const zero = { x: 30 + next() * 90, y: 60 + next() * 100 };
  const one = { x: 200 + next() * 90, y: 20 + next() * 100 };
  const radii = Array.from({ length: rings }, (_, index) => (index + 1) * spacing);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect width={width} height={height} fill="#1f1750" />
      <g fill="none" strokeWidth="2">
        {radii.map((radius) => (
          <circle
            key={`zero-${radius}`}
            cx={zero.x}
            cy={zero.y}
            r={radius}
            stroke="#3fe0cd"
            strokeOpacity={0.75 - radius / 400}
          />
        ))}
        {radii.map((radius) => (
          <circle
            key={`one-${radius}`}
            cx={one.x}
            cy={one.y}
            r={radius}
            stroke="#ff8f75"
            strokeOpacity={0.75 - radius / 400}
          />
        ))}
      </g>
      {meetings(zero, one).map((point) => (
        <circle key={`${point.x},${point.y}`} cx={point.x} cy={point.y} r="2.6" fill="#ffe3a3" />
      ))}
      <circle cx={zero.x} cy={zero.y} r="7" fill="#3fe0cd" />
      <circle cx={one.x} cy={one.y} r="7" fill="#ff8f75" />
    </svg>
  );
}

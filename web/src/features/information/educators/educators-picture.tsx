import { ink, Rings, WaveFrame } from '../parts/wave-frame.tsx';

const source = { x: 40, y: 100 };
const wavelength = 40;
/** Five rows of six: a class of thirty. */
const seats = Array.from({ length: 30 }, (_, at) => ({
  x: 132 + (at % 6) * 31,
  y: 36 + Math.floor(at / 6) * 32,
}));

/** Waves that start at one point and run through a class of thirty, whose members rise with the crests. */
export function EducatorsPicture() {
  return (
    <WaveFrame>
      <Rings
        {...source}
        radii={Array.from({ length: 7 }, (_, at) => (at + 1) * wavelength)}
        stroke={ink.zero}
      />
      <circle cx={source.x} cy={source.y} r="14" fill={ink.zero} />
      {seats.map(({ x, y }) => {
        const distance = Math.hypot(x - source.x, y - source.y);
        const height = (1 + Math.cos((2 * Math.PI * distance) / wavelength)) / 2;
        return (
          <circle
            key={`${String(x)} ${String(y)}`}
            cx={x}
            cy={y}
            r={Math.round(40 + 55 * height) / 10}
            fill={height > 0.5 ? ink.points : ink.one}
          />
        );
      })}
    </WaveFrame>
  );
}

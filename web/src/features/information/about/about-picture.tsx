import { Qubi } from '../../../ui/brand/qubi.tsx';
import { ink, WaveFrame } from '../parts/wave-frame.tsx';

const petals = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4);
const center = { x: 160, y: 100 };

/** Circles that meet in the shape of a flower, with Qubi in the middle. */
export function AboutPicture() {
  return (
    <WaveFrame>
      <g fill="none" strokeWidth="2">
        {[24, 38, 52].map((radius) =>
          petals.map((turn, at) => (
            <circle
              key={`${String(radius)} ${String(at)}`}
              cx={Math.round(center.x + radius * Math.cos(turn))}
              cy={Math.round(center.y + radius * Math.sin(turn))}
              r={radius * 0.8}
              stroke={at % 2 === 0 ? ink.zero : ink.one}
              strokeOpacity={1 - radius / 80}
            />
          )),
        )}
      </g>
      <circle cx={center.x} cy={center.y} r="30" fill={ink.ground} fillOpacity=".75" />
      <svg x={center.x - 40} y={center.y - 42} width="80" height="80">
        <Qubi mood="celebrating" />
      </svg>
    </WaveFrame>
  );
}

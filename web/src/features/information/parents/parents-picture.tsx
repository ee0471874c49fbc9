import { Qubi } from '../../../ui/brand/qubi.tsx';
import { ink, WaveFrame } from '../parts/wave-frame.tsx';

const roofs = [46, 64, 82, 100, 118];

/** A roof of waves over a small Qubi. */
export function ParentsPicture() {
  return (
    <WaveFrame>
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        {roofs.map((radius, at) => (
          <path
            key={radius}
            d={`M${String(160 - radius)} 158a${String(radius)} ${String(radius)} 0 0 1 ${String(2 * radius)} 0`}
            stroke={at % 2 === 0 ? ink.zero : ink.one}
            strokeOpacity={1 - at * 0.17}
          />
        ))}
      </g>
      <path d="M20 166h280" stroke={ink.line} strokeWidth="3" strokeLinecap="round" />
      <svg x="124" y="96" width="72" height="72">
        <Qubi mood="curious" />
      </svg>
    </WaveFrame>
  );
}

import { ink, Rings, WaveFrame } from '../parts/wave-frame.tsx';

/** A flying letter whose flap is a wave. */
export function ContactPicture() {
  return (
    <WaveFrame>
      <Rings x={222} y={62} radii={[20, 40, 60, 80, 100, 120]} stroke={ink.zero} />
      <Rings x={98} y={138} radii={[20, 40, 60, 80, 100, 120]} stroke={ink.one} />
      <g strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <rect x="100" y="62" width="120" height="80" rx="12" fill={ink.raised} stroke={ink.soft} />
        <path d="M106 70q27 0 54 34 27-34 54-34" fill="none" stroke={ink.points} />
      </g>
    </WaveFrame>
  );
}

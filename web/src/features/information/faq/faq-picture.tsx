import { ink, Rings, WaveFrame } from '../parts/wave-frame.tsx';

/** A question mark whose dot makes waves. */
export function FaqPicture() {
  return (
    <WaveFrame>
      <Rings x={160} y={158} radii={[20, 36, 52, 68, 84, 100]} stroke={ink.zero} />
      <Rings x={160} y={158} radii={[28, 44, 60, 76, 92]} stroke={ink.one} width={1.5} />
      <path
        d="M128 66a33 33 0 1 1 50 28c-12 7-18 13-18 26v6"
        fill="none"
        stroke={ink.ground}
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path
        d="M128 66a33 33 0 1 1 50 28c-12 7-18 13-18 26v6"
        fill="none"
        stroke={ink.points}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <circle cx="160" cy="158" r="9" fill={ink.points} />
    </WaveFrame>
  );
}

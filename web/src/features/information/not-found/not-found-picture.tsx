import { ink, sine, WaveFrame } from '../parts/wave-frame.tsx';

const wave = { from: 0, to: 320, y: 100, amplitude: 40, wavelength: 40 };
/** Full at one end, and zero at the other. */
const fading = (share: number) => Math.max(0, 1 - 2.6 * share);
const rising = (share: number) => fading(1 - share);

/** Two waves that meet and cancel, with a flat line between them. */
export function NotFoundPicture() {
  return (
    <WaveFrame>
      <path d="M8 100h304" stroke={ink.soft} strokeWidth="3" strokeLinecap="round" />
      <g fill="none" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={sine({ ...wave, to: 128, envelope: (share) => fading(share * 0.4) })}
          stroke={ink.zero}
        />
        <path
          d={sine({ ...wave, from: 192, envelope: (share) => rising(0.6 + share * 0.4) })}
          stroke={ink.one}
        />
      </g>
      <circle cx="160" cy="100" r="9" fill={ink.points} />
    </WaveFrame>
  );
}

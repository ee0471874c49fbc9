import { frame, ink, Rings, sine, WaveFrame } from '../parts/wave-frame.tsx';

const middle = { x: frame.width / 2, y: frame.height / 2 };

/** Waves that end at a circle with a keyhole. */
export function PrivacyPicture() {
  return (
    <WaveFrame>
      <g fill="none" strokeWidth="2">
        {[30, 65, 100, 135, 170].map((y, at) => (
          <path
            key={y}
            d={sine({ y, amplitude: 7, wavelength: 40, ahead: at / 4 })}
            stroke={at % 2 === 0 ? ink.zero : ink.one}
            strokeOpacity=".55"
          />
        ))}
      </g>
      <circle cx={middle.x} cy={middle.y} r="82" fill={ink.ground} />
      <Rings {...middle} radii={[44, 56, 68, 80]} stroke={ink.points} width={2.5} />
      <circle cx={middle.x} cy={middle.y - 10} r="15" fill={ink.points} />
      <path d="M160 92l-13 36h26z" fill={ink.points} stroke={ink.points} strokeLinejoin="round" />
    </WaveFrame>
  );
}

/** Two waves that fall into step and become one. */
export function TermsPicture() {
  const step = { amplitude: 18, wavelength: 44 };
  return (
    <WaveFrame>
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d={sine({ ...step, from: 14, to: 160, y: 62 })} stroke={ink.zero} />
        <path d={sine({ ...step, from: 14, to: 160, y: 138 })} stroke={ink.one} />
        <path d="M160 62q22 0 22 38M160 138q22 0 22-38" stroke={ink.soft} strokeWidth="2.5" />
        <path
          d={sine({ ...step, amplitude: 34, from: 182, to: 306, y: 100 })}
          stroke={ink.points}
          strokeWidth="5"
        />
      </g>
      <circle cx="182" cy="100" r="7" fill={ink.points} />
    </WaveFrame>
  );
}

const chips = [
  [132, 70],
  [118, 112],
  [162, 62],
  [150, 98],
  [140, 142],
  [178, 128],
  [196, 152],
] as const;

/** A cookie made of rings, with a bite taken out. */
export function CookiesPicture() {
  return (
    <WaveFrame>
      <Rings {...middle} radii={[14, 28, 42, 56, 70]} stroke={ink.one} width={2} />
      <circle cx={middle.x} cy={middle.y} r="80" fill="none" stroke={ink.points} strokeWidth="5" />
      <g fill={ink.points}>
        {chips.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="6.5" />
        ))}
      </g>
      <circle cx="226" cy="58" r="38" fill={ink.ground} />
      <Rings x={226} y={58} radii={[12, 24, 36]} stroke={ink.zero} width={2.5} />
    </WaveFrame>
  );
}

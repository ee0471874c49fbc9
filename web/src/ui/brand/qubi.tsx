import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export type QubiMood = 'curious' | 'thinking' | 'celebrating';

/** Direction of the arrow, in degrees clockwise from straight up: 0 is up, as on the Bloch ball. */
const arrowTurn: Record<QubiMood, number> = { curious: 28, thinking: 90, celebrating: 0 };

export interface QubiProps {
  readonly mood?: QubiMood;
  readonly className?: string;
  /** Without a label, Qubi is decoration. */
  readonly label?: string;
  /** Replaces the direction of the mood; in degrees clockwise from up. */
  readonly turn?: number;
  /** What Qubi wears; without it, frames have less to load. */
  readonly children?: ReactNode;
}

/** The mascot: a small glowing sphere with one arrow. */
export function Qubi({ mood = 'curious', className, label, turn, children }: QubiProps) {
  const id = useId();
  return (
    <svg
      viewBox="-4 2 128 128"
      className={clsx('qubi', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>
        <radialGradient id={`${id}ball`} cx=".36" cy=".28" r=".85">
          <stop offset="0" stopColor="#d8cbff" />
          <stop offset=".35" stopColor="#9a76ff" />
          <stop offset=".75" stopColor="#5e35d8" />
          <stop offset="1" stopColor="#3c1c9f" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".55" stopColor="#8f6bff" stopOpacity=".55" />
          <stop offset="1" stopColor="#8f6bff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="60" cy="66" r="54" fill={`url(#${id}glow)`} />
      {mood === 'celebrating' && <Sparks />}
      <g transform={`rotate(${turn ?? arrowTurn[mood]} 60 66)`} className="qubi-arrow">
        <path d="M60 66V17" stroke="#ffc24b" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M60 4 69 20.5 60 17.5 51 20.500Z"
          fill="#ffc24b"
          stroke="#ffc24b"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="60" cy="66" r="36" fill={`url(#${id}ball)`} />
      <ellipse
        cx="60"
        cy="66"
        rx="36"
        ry="11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="2"
      />
      <ellipse
        cx="47"
        cy="46"
        rx="10"
        ry="6"
        fill="#fff"
        opacity=".35"
        transform="rotate(-32 47 46)"
      />
      <Face mood={mood} />
      {children}
    </svg>
  );
}

function Face({ mood }: { readonly mood: QubiMood }) {
  if (mood === 'celebrating') {
    return (
      <g fill="none" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M41 66q5-7 10 0M69 66q5-7 10 0" />
        <path d="M50 77q10 12 20 0Z" fill="#fff" />
      </g>
    );
  }
  const gaze = mood === 'thinking' ? { x: 2.5, y: -2.5 } : { x: 1.2, y: -0.5 };
  return (
    <g>
      <g fill="#fff">
        <ellipse cx="47" cy="65" rx="7" ry="8" />
        <ellipse cx="73" cy="65" rx="7" ry="8" />
      </g>
      <g fill="#1b1446">
        <circle cx={47 + gaze.x} cy={65 + gaze.y} r="4" />
        <circle cx={73 + gaze.x} cy={65 + gaze.y} r="4" />
      </g>
      <g fill="#fff">
        <circle cx={48.6 + gaze.x} cy={63.4 + gaze.y} r="1.4" />
        <circle cx={74.6 + gaze.x} cy={63.4 + gaze.y} r="1.4" />
      </g>
      {mood === 'thinking' ? (
        <path d="M54 83q6-3 11 1" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      ) : (
        <path d="M52 80q8 7 16 0" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      )}
    </g>
  );
}

function Sparks() {
  return (
    <g strokeWidth="4" strokeLinecap="round" fill="none">
      <path d="M18 34l6 6M12 62h8" stroke="#2dd4bf" />
      <path d="M102 34l-6 6M108 62h-8" stroke="#ff8a70" />
      <path d="M34 16l3 7M86 16l-3 7" stroke="#ffc24b" />
    </g>
  );
}

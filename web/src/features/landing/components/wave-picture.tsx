import { useCallback, useEffect, useRef } from 'react';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import type { Point } from '../../../ui/brand/ring-meetings.ts';
import {
  crestMeetings,
  crestRadii,
  feeling,
  oneSource,
  pool,
  qubiPosition,
  strengthAtQubi,
  zeroSource,
} from '../wave-pool-state.ts';
import { useWaveClock } from './use-wave-clock.ts';

const moods = { add: 'celebrating', between: 'curious', cancel: 'thinking' } as const;
const qubiSize = 116;
/** Position of the waves without animation, in wavelengths traveled. */
const still = 0.5;

/** The waves are three paths, so that a frame changes only three attributes. */
export function WavePicture({ shift }: { readonly shift: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const zero = useRef<SVGPathElement>(null);
  const one = useRef<SVGPathElement>(null);
  const meetings = useRef<SVGPathElement>(null);
  const latestShift = useRef(shift);
  const lastTraveled = useRef(still);

  // Bypasses React, thirty times per second.
  const draw = useCallback((traveled: number) => {
    lastTraveled.current = traveled;
    zero.current?.setAttribute('d', rings(zeroSource, crestRadii(traveled)));
    one.current?.setAttribute('d', rings(oneSource, crestRadii(traveled, latestShift.current)));
    meetings.current?.setAttribute('d', dots(crestMeetings(traveled, latestShift.current)));
  }, []);
  useWaveClock(svg, draw);
  useEffect(() => {
    if (latestShift.current === shift) return;
    latestShift.current = shift;
    draw(lastTraveled.current);
  }, [shift, draw]);

  const glow = strengthAtQubi(shift);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${pool.width} ${pool.height}`}
      role="img"
      aria-label="A teal and a coral wave spread from two points and cross. Qubi floats where both ways are equally long."
      className="block w-full"
    >
      <defs>
        <radialGradient id="pool-glow">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <Fading id="pool-zero" around={zeroSource} color="#3fe0cd" />
        <Fading id="pool-one" around={oneSource} color="#ff8f75" />
      </defs>
      <g fill="none" strokeWidth="2.4">
        <path ref={zero} d={rings(zeroSource, crestRadii(still))} stroke="url(#pool-zero)" />
        <path ref={one} d={rings(oneSource, crestRadii(still))} stroke="url(#pool-one)" />
      </g>
      <path
        ref={meetings}
        d={dots(crestMeetings(still, 0))}
        stroke="#ffe3a3"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Source at={zeroSource} name="0" color="#3fe0cd" />
      <Source at={oneSource} name="1" color="#ff8f75" />
      <circle
        cx={qubiPosition.x}
        cy={qubiPosition.y}
        r={round(60 + 50 * glow)}
        fill="url(#pool-glow)"
        opacity={round(0.15 + 0.75 * glow)}
      />
      <svg
        x={qubiPosition.x - qubiSize / 2}
        y={qubiPosition.y - qubiSize / 2}
        width={qubiSize}
        height={qubiSize}
        opacity={round(0.55 + 0.45 * glow)}
      >
        <Qubi mood={moods[feeling(shift)]} turn={shift} />
      </svg>
    </svg>
  );
}

interface FadingProps {
  readonly id: string;
  readonly around: Point;
  readonly color: string;
}

/** A gradient that fades with the distance from a point. */
function Fading({ id, around, color }: FadingProps) {
  return (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx={around.x}
      cy={around.y}
      r={pool.width}
    >
      <stop offset="0" stopColor={color} stopOpacity=".95" />
      <stop offset="1" stopColor={color} stopOpacity=".08" />
    </radialGradient>
  );
}

function Source({
  at,
  name,
  color,
}: {
  readonly at: Point;
  readonly name: string;
  readonly color: string;
}) {
  return (
    <g aria-hidden="true">
      <circle cx={at.x} cy={at.y} r="20" fill={color} />
      <text
        x={at.x}
        y={at.y + 8}
        fill="#1b1446"
        fontFamily="var(--font-heading)"
        fontWeight="600"
        fontSize="23"
        textAnchor="middle"
      >
        {name}
      </text>
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function rings({ x, y }: Point, radii: readonly number[]): string {
  return radii
    .map(round)
    .map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}

/** A line of zero length with round ends is a dot. */
function dots(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('');
}

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Qubi } from '../../../ui/waves/qubi.tsx';
import {
  crestMeetings,
  crestRadii,
  feeling,
  oneSource,
  pool,
  qubiPlace,
  strengthAtQubi,
  zeroSource,
} from '../wave-pool-state.ts';
import { useWaveClock } from './use-wave-clock.ts';

const words = {
  add: 'Crest meets crest: the waves add up.',
  between: 'A bit of both: the waves partly add.',
  cancel: 'Crest meets dip: the waves cancel.',
} as const;

const moods = { add: 'celebrating', between: 'curious', cancel: 'thinking' } as const;
const qubiSize = 116;
/** As many bright points as any shift can have inside the picture. */
const mostPoints = 90;
/** Where the waves stand while nothing moves. */
const still = 0.5;

const round = (value: number) => Math.round(value * 10) / 10;
const fade = (radius: number) => round(Math.max(0.08, 0.9 - radius / 560));

/** Two waves that the reader shifts against each other, and Qubi between them who feels the sum. */
export function WavePool() {
  const [shift, setShift] = useState(0);
  const sliderId = useId();
  const state = feeling(shift);
  return (
    <figure className="deep-window overflow-hidden rounded-window shadow-card">
      <Picture shift={shift} />
      <figcaption className="grid gap-x-5 gap-y-3 border-t border-deep-line bg-deep-raised px-5 py-4 sm:grid-cols-[1fr_auto] sm:px-6">
        <div>
          <label htmlFor={sliderId} className="block font-heading text-lg font-semibold">
            Slide the <span className="text-deep-one">coral</span> wave
          </label>
          <output htmlFor={sliderId} className="block text-[0.9375rem] text-deep-soft">
            {words[state]}
          </output>
        </div>
        <p className="flex items-baseline gap-1 font-heading text-2xl font-semibold text-deep-points tabular-nums max-sm:hidden">
          {Math.round(strengthAtQubi(shift) * 100)}%
          <span className="sr-only">of full strength at Qubi</span>
        </p>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={360}
          step={5}
          value={shift}
          aria-valuetext={`${shift} degrees. ${words[state]}`}
          onChange={(event) => setShift(event.currentTarget.valueAsNumber)}
          className="wave-slider sm:col-span-2"
        />
      </figcaption>
    </figure>
  );
}

function Picture({ shift }: { readonly shift: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const zero = useRef<SVGGElement>(null);
  const one = useRef<SVGGElement>(null);
  const points = useRef<SVGGElement>(null);
  const latestShift = useRef(shift);
  const lastTravelled = useRef(still);

  // Drawn past React: a hundred attributes thirty times a second are cheap, a hundred elements are not.
  const draw = useCallback((travelled: number) => {
    lastTravelled.current = travelled;
    setRings(zero.current, crestRadii(travelled));
    setRings(one.current, crestRadii(travelled, latestShift.current));
    setPoints(points.current, crestMeetings(travelled, latestShift.current));
  }, []);
  useWaveClock(svg, draw);
  useEffect(() => {
    latestShift.current = shift;
    draw(lastTravelled.current);
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
      </defs>
      <g fill="none" strokeWidth="2.4">
        <Rings ref={zero} at={zeroSource} radii={crestRadii(still)} stroke="#3fe0cd" />
        <Rings ref={one} at={oneSource} radii={crestRadii(still)} stroke="#ff8f75" />
      </g>
      <g ref={points} fill="#ffe3a3">
        {Array.from({ length: mostPoints }, (_, index) => {
          const point = stillMeetings[index];
          return (
            <circle
              key={index}
              r={point ? 3.4 : 0}
              cx={round(point?.x ?? 0)}
              cy={round(point?.y ?? 0)}
            />
          );
        })}
      </g>
      <circle cx={zeroSource.x} cy={zeroSource.y} r="20" fill="#3fe0cd" />
      <circle cx={oneSource.x} cy={oneSource.y} r="20" fill="#ff8f75" />
      <g
        fill="#1b1446"
        fontFamily="var(--font-heading)"
        fontWeight="700"
        fontSize="20"
        textAnchor="middle"
        aria-hidden="true"
      >
        <text x={zeroSource.x} y={zeroSource.y + 7}>
          0
        </text>
        <text x={oneSource.x} y={oneSource.y + 7}>
          1
        </text>
      </g>
      <circle
        cx={qubiPlace.x}
        cy={qubiPlace.y}
        r={round(60 + 50 * glow)}
        fill="url(#pool-glow)"
        opacity={round(0.15 + 0.75 * glow)}
      />
      <svg
        x={qubiPlace.x - qubiSize / 2}
        y={qubiPlace.y - qubiSize / 2}
        width={qubiSize}
        height={qubiSize}
        opacity={round(0.55 + 0.45 * glow)}
      >
        <Qubi mood={moods[feeling(shift)]} turn={shift} />
      </svg>
    </svg>
  );
}

const stillMeetings = crestMeetings(still, 0);

interface RingsProps {
  readonly ref: React.Ref<SVGGElement>;
  readonly at: { readonly x: number; readonly y: number };
  readonly radii: readonly number[];
  readonly stroke: string;
}

function Rings({ ref, at, radii, stroke }: RingsProps) {
  return (
    <g ref={ref} stroke={stroke}>
      {radii.map((radius, index) => (
        <circle key={index} cx={at.x} cy={at.y} r={round(radius)} strokeOpacity={fade(radius)} />
      ))}
    </g>
  );
}

function setRings(group: SVGGElement | null, radii: readonly number[]): void {
  radii.forEach((radius, index) => {
    const ring = group?.children[index];
    ring?.setAttribute('r', String(round(radius)));
    ring?.setAttribute('stroke-opacity', String(fade(radius)));
  });
}

function setPoints(group: SVGGElement | null, points: readonly { x: number; y: number }[]): void {
  for (let index = 0; index < mostPoints; index += 1) {
    const dot = group?.children[index];
    const point = points[index];
    dot?.setAttribute('r', point ? '3.4' : '0');
    if (!point) continue;
    dot?.setAttribute('cx', String(round(point.x)));
    dot?.setAttribute('cy', String(round(point.y)));
  }
}

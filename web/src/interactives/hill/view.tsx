import { percent } from '@qubloom/contract';
import { useMemo } from 'react';
import { spokenPercent } from '../../diagrams/bars/amplitudes.ts';
import { probabilityOnHill, hillOf } from '../../diagrams/trials/hill.ts';
import type { ViewProps } from '../interactive.ts';

/** Pixels of the drawing. */
const width = 320;
const height = 150;
const foot = 130;
const rise = 110;

/** The chance of an outcome as a landscape over one angle, with a ball on it. */
export function View({ circuit, outcome, at }: ViewProps<'hill'>) {
  const slope = useMemo(() => pathOf(hillOf(circuit, outcome)), [circuit, outcome]);
  const chance = probabilityOnHill(circuit, outcome, at);
  const [x, y] = [(at / 2) * width, foot - rise * chance];
  const degrees = Math.round(at * 180);
  return (
    <svg
      role="img"
      aria-label={`A hill over the angle. At ${degrees} degrees it is ${spokenPercent(chance)} high.`}
      viewBox={`-24 -14 ${width + 48} ${height + 22}`}
      className="deep-window block w-full rounded-card forced-color-adjust-none lg:tall:in-[.grand]:max-h-[calc(100dvh-23rem)]"
    >
      <path d={`M0 ${foot}${slope}L${width} ${foot}Z`} fill="var(--color-deep-raised)" />
      <path
        d={`M${slope.slice(1)}`}
        fill="none"
        stroke="var(--color-deep-zero)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={`M0 ${foot}H${width}`} stroke="var(--color-deep-line)" strokeWidth="1.5" />
      <path
        d={`M${x} ${foot}V${y}`}
        stroke="var(--color-deep-soft)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      <circle cx={x} cy={y - 8} r="9" fill="var(--color-deep-points)" />
      <text
        x={Math.min(Math.max(x, 28), width - 28)}
        y={Math.max(y - 24, 2)}
        textAnchor="middle"
        fill="var(--color-deep-ink)"
        className="font-mono text-[15px] font-semibold"
      >
        {percent(chance)}
      </text>
      {[0, 90, 180, 270, 360].map((mark) => (
        <text
          key={mark}
          x={(mark / 360) * width}
          y={foot + 18}
          textAnchor="middle"
          fill="var(--color-deep-soft)"
          className="font-mono text-[12px]"
        >
          {mark}°
        </text>
      ))}
    </svg>
  );
}

/** `L0 130L5.3 128...` */
function pathOf(heights: readonly number[]): string {
  const step = width / (heights.length - 1);
  return heights.map((one, at) => `L${rounded(at * step)} ${rounded(foot - rise * one)}`).join('');
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

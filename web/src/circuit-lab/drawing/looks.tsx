/** Cells that are not gates: measurements, post-selection, delays, and displays, whose results are drawn over them. */
import type { DisplayKind, InitialState } from '@qubloom/quantum';
import { Tile } from './tile.tsx';

const box = 44;

export interface DisplayFrameProps {
  readonly x: number;
  /** The middle of the first wire and that of the last. */
  readonly top: number;
  readonly bottom: number;
  readonly shows: DisplayKind;
}

/** The place of a display. It shows the sign of its kind while the state is unknown. */
export function DisplayFrame({ x, top, bottom, shows }: DisplayFrameProps) {
  return (
    <>
      <rect
        x={x - box / 2}
        y={top - box / 2}
        width={box}
        height={bottom - top + box}
        rx={6}
        strokeWidth={1.5}
        className="fill-sunken stroke-control forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <g
        transform={`translate(${x} ${(top + bottom) / 2})`}
        fill="none"
        strokeWidth={2.2}
        strokeLinecap="round"
        className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
      >
        <path d={signs[shows]} />
      </g>
    </>
  );
}

/** Bars, a ball with an arrow, and a dial. */
const signs: Readonly<Record<DisplayKind, string>> = {
  probability: 'M-10 12 V-4 M0 12 V-12 M10 12 V4',
  bloch: 'M14 0 A14 14 0 1 1 -14 0 A14 14 0 1 1 14 0 M0 0 L7 -8 M-14 0 Q0 7 14 0',
  amplitudes: 'M12 0 A12 12 0 1 1 -12 0 A12 12 0 1 1 12 0 M0 0 H12 M0 -4 A4 4 0 0 1 4 0',
};

/** A filter, because only runs with this result continue. */
export function KeepBox({
  x,
  y,
  state,
}: {
  readonly x: number;
  readonly y: number;
  readonly state: InitialState;
}) {
  return (
    <>
      <path
        d={`M${x - 22} ${y - 22} h34 l10 22 l-10 22 h-34 z`}
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-surface stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text
        x={x - 4}
        y={y - 7}
        fontSize={10.5}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-heading font-medium forced-colors:fill-[CanvasText]"
      >
        keep
      </text>
      <text
        x={x - 4}
        y={y + 8}
        fontSize={15}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-heading font-semibold forced-colors:fill-[CanvasText]"
      >
        |{state.replace('-', '−')}⟩
      </text>
    </>
  );
}

/** An eye, for a measurement. */
export function EyeBox({
  x,
  y,
  detail = '',
}: {
  readonly x: number;
  readonly y: number;
  readonly detail?: string;
}) {
  return (
    <Tile x={x} y={y} colors={plain} detail={detail}>
      <g transform={`translate(${x} ${detail ? y - 5 : y})`}>
        <path
          d="M-13 0 Q0 -13 13 0 Q0 13 -13 0 Z"
          fill="none"
          strokeWidth={2.2}
          strokeLinejoin="round"
          className="stroke-ink forced-colors:stroke-[CanvasText]"
        />
        <circle r={3.6} className="fill-ink forced-colors:fill-[CanvasText]" />
      </g>
    </Tile>
  );
}

/** An hourglass, for a delay. */
export function HourglassBox({
  x,
  y,
  detail = '',
}: {
  readonly x: number;
  readonly y: number;
  readonly detail?: string;
}) {
  return (
    <Tile x={x} y={y} colors={plain} detail={detail}>
      <path
        transform={`translate(${x} ${detail ? y - 6 : y}) scale(${detail ? 0.8 : 1})`}
        d="M-8 -12 H8 M-8 12 H8 M-6 -12 V-8 L0 0 L6 -8 V-12 M-6 12 V8 L0 0 L6 8 V12"
        fill="none"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </Tile>
  );
}

const plain = { tile: 'fill-surface stroke-ink', text: 'fill-ink' };

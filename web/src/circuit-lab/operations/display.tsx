import { withOperationPlacedAt, type DisplayKind, type DisplayOperation } from '@qubloom/quantum';
import { box, center, middle } from '../drawing/geometry.ts';
import type { OperationRow } from './operation-row.ts';
import { wireNames } from './wire-names.ts';

export interface DisplayTool {
  readonly kind: 'display';
  readonly shows: DisplayKind;
}

export const display: OperationRow<DisplayTool, DisplayOperation> = {
  tools: [
    {
      tool: { kind: 'display', shows: 'probability' },
      key: 'D',
      level: 'explorer',
      label: '%',
      spoken: 'Chance display',
      hint: 'Shows how likely 1 is here. It changes nothing.',
    },
    {
      tool: { kind: 'display', shows: 'bloch' },
      key: 'Shift+D',
      level: 'full',
      label: 'Ball',
      spoken: 'Ball display',
      hint: "Shows the wire's arrow here. It changes nothing.",
    },
    {
      tool: { kind: 'display', shows: 'amplitudes' },
      key: 'A',
      level: 'full',
      label: 'Amps',
      spoken: 'Amplitude display',
      hint: 'Shows the amplitudes here. It changes nothing.',
    },
  ],
  nameOf: ({ shows }) => `${shows}-display`,
  groupOf: () => 'displays',
  fitsInside: false,
  toolOf: ({ shows }) => ({ kind: 'display', shows }),
  place: (circuit, at, { shows }) =>
    withOperationPlacedAt(circuit, at, { kind: 'display', shows, wires: [at.wire] }),
  phrase: ({ wires }, name) => `${name} on ${wireNames(wires, ', ')}`,
  draw: ({ operation, x, top, bottom }) => (
    <DisplayFrame x={x} top={middle(top)} bottom={middle(bottom)} shows={operation.shows} />
  ),
  drawTool: ({ shows }) => (
    <DisplayFrame x={center.x} top={center.y} bottom={center.y} shows={shows} />
  ),
  settings: (operation, controls) => controls.displaySize(operation),
};

interface DisplayFrameProps {
  readonly x: number;
  /** The middle of the first wire and that of the last. */
  readonly top: number;
  readonly bottom: number;
  readonly shows: DisplayKind;
}

/** The place of a display. It shows the sign of its kind while the state is unknown. */
function DisplayFrame({ x, top, bottom, shows }: DisplayFrameProps) {
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

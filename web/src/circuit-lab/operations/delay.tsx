import {
  durationLabel,
  GATE_NANOSECONDS,
  withOperationPlacedAt,
  type DelayOperation,
} from '@qubloom/quantum';
import { center, middle } from '../drawing/geometry.ts';
import { plain, Tile } from '../drawing/tile.tsx';
import type { OperationRow } from './operation-row.ts';

/** In nanoseconds: the time of one gate, of ten, and so on, until a noisy wire has forgotten almost all. */
const times = [100, 1_000, 10_000, 100_000];

export const delay: OperationRow<{ readonly kind: 'delay' }, DelayOperation> = {
  tools: [
    {
      tool: { kind: 'delay' },
      key: 'J',
      level: 'full',
      label: 'Wait',
      spoken: 'Wait',
      hint: 'Lets time pass. With noise on, a 1 can fall to 0 meanwhile.',
    },
  ],
  nameOf: () => 'delay',
  groupOf: () => 'parts',
  fitsInside: false,
  toolOf: () => ({ kind: 'delay' }),
  place: (circuit, at) =>
    withOperationPlacedAt(circuit, at, {
      kind: 'delay',
      wire: at.wire,
      nanoseconds: GATE_NANOSECONDS,
    }),
  phrase: ({ wire, nanoseconds }, name) => `${name} ${durationLabel(nanoseconds)} on q${wire}`,
  draw: ({ operation: { wire, nanoseconds }, x }) => (
    <HourglassBox x={x} y={middle(wire)} detail={durationLabel(nanoseconds)} />
  ),
  drawTool: () => <HourglassBox {...center} />,
  settings: (operation, controls) =>
    controls.choices(
      'Time that it waits',
      times.map((nanoseconds) => ({
        text: durationLabel(nanoseconds),
        spoken: durationLabel(nanoseconds),
        isOn: operation.nanoseconds === nanoseconds,
        operation: { ...operation, nanoseconds },
      })),
    ),
};

function HourglassBox({
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

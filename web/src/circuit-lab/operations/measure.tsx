import { withMeasurementPlaced, type MeasureOperation } from '@qubloom/quantum';
import { center, middle } from '../drawing/geometry.ts';
import { plain, Tile } from '../drawing/tile.tsx';
import type { OperationRow } from './operation-row.ts';

export const measure: OperationRow<{ readonly kind: 'measure' }, MeasureOperation> = {
  tools: [
    {
      tool: { kind: 'measure' },
      key: 'M',
      level: 'explorer',
      label: 'Look',
      spoken: 'Look',
      hint: 'Looks at a wire: it becomes 0 or 1.',
    },
  ],
  nameOf: () => 'look',
  groupOf: () => 'parts',
  fitsInside: false,
  toolOf: () => ({ kind: 'measure' }),
  place: withMeasurementPlaced,
  phrase: ({ wire, bit }, name) => `${name} at q${wire} into c${bit}`,
  draw: ({ operation: { wire, bit }, x }) => <EyeBox x={x} y={middle(wire)} detail={`c${bit}`} />,
  drawTool: () => <EyeBox {...center} />,
  settings: (operation, controls) => (
    <>
      {controls.bit(operation.bit)}
      {controls.condition(operation)}
    </>
  ),
};

/** An eye, for a measurement. */
function EyeBox({
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

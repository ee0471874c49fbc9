import { withBarrierPlaced, type BarrierOperation } from '@qubloom/quantum';
import { cell } from '../drawing/geometry.ts';
import { DashedLine } from '../drawing/shapes.tsx';
import type { OperationRow } from './operation-row.ts';

export const barrier: OperationRow<{ readonly kind: 'barrier' }, BarrierOperation> = {
  tools: [
    {
      tool: { kind: 'barrier' },
      key: 'B',
      level: 'full',
      label: '┆',
      spoken: 'Barrier',
      hint: 'A line that parts a circuit. It does nothing.',
    },
  ],
  nameOf: () => 'barrier',
  groupOf: () => 'parts',
  fitsInside: true,
  toolOf: () => ({ kind: 'barrier' }),
  place: withBarrierPlaced,
  phrase: (_, name) => name,
  isOnAllWires: true,
  draw: ({ x, top, bottom }) => (
    <DashedLine
      x={x}
      top={top * cell + 4}
      bottom={(bottom + 1) * cell - 4}
      className="stroke-ink-soft"
    />
  ),
  drawTool: () => <DashedLine x={cell / 2} top={6} bottom={cell - 6} className="stroke-ink" />,
};

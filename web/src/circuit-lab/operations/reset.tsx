import { withOperationPlacedAt, type ResetOperation } from '@qubloom/quantum';
import { center, middle } from '../drawing/geometry.ts';
import { Box } from '../drawing/shapes.tsx';
import type { OperationRow } from './operation-row.ts';

export const reset: OperationRow<{ readonly kind: 'reset' }, ResetOperation> = {
  tools: [
    {
      tool: { kind: 'reset' },
      key: 'R',
      level: 'full',
      label: '|0⟩',
      spoken: 'Reset',
      hint: 'Puts a wire back to 0.',
    },
  ],
  nameOf: () => 'reset',
  groupOf: () => 'parts',
  fitsInside: false,
  toolOf: () => ({ kind: 'reset' }),
  place: (circuit, at) => withOperationPlacedAt(circuit, at, { kind: 'reset', wire: at.wire }),
  phrase: ({ wire }, name) => `${name} at q${wire}`,
  draw: ({ operation, x }) => <Box x={x} y={middle(operation.wire)} label="|0⟩" variant="plain" />,
  drawTool: () => <Box {...center} label="|0⟩" variant="plain" />,
  settings: (operation, controls) => controls.condition(operation),
};

import { center } from '../drawing/geometry.ts';
import { Dot } from '../drawing/shapes.tsx';
import type { ToolKind } from './operation-row.ts';

/** A control is a part of a gate, so it is a tool and no operation. */
export interface ControlTool {
  readonly kind: 'control';
  readonly on: 0 | 1;
}

export const control: ToolKind<ControlTool> = {
  tools: [
    {
      tool: { kind: 'control', on: 1 },
      key: 'C',
      level: 'explorer',
      label: '●',
      spoken: 'Control',
      hint: 'The gate acts where this wire is 1.',
    },
    {
      tool: { kind: 'control', on: 0 },
      key: 'O',
      level: 'explorer',
      label: '○',
      spoken: 'Anti-control',
      hint: 'The gate acts where this wire is 0.',
    },
  ],
  nameOf: ({ on }) => (on === 1 ? 'control' : 'anti-control'),
  groupOf: () => 'parts',
  fitsInside: true,
  drawTool: ({ on }) => <Dot {...center} on={on} />,
};

/** Pictures of gates. Each cell is a square of 56 units, and the colors are the page's. */
import { clsx } from 'clsx';
import { wiresOf, type ConditionalOperation, type Operation } from '@qubloom/quantum';
import { conditionLabel } from '../announcements/labels.ts';
import type { Tool } from '../palette/tools.ts';
import { kindOfOperation, kindOfTool } from '../operations/operations.ts';
import { box, cell, middle } from './geometry.ts';

export interface OperationPictureProps {
  readonly operation: Operation;
  /** The column's index in the drawing, from 0. */
  readonly column: number;
  readonly isFaint?: boolean;
}

export function OperationPicture({ operation, column, isFaint = false }: OperationPictureProps) {
  const x = middle(column);
  const wires = wiresOf(operation);
  const [top, bottom] = [Math.min(...wires), Math.max(...wires)];
  return (
    <g className={clsx(isFaint && 'opacity-30')}>
      {kindOfOperation(operation).draw({ operation, x, top, bottom })}
      {operation.condition && (
        <Badge
          x={x}
          y={middle(topTarget(operation))}
          text={`if ${conditionLabel(operation.condition)}`}
        />
      )}
    </g>
  );
}

function topTarget(operation: ConditionalOperation): number {
  return operation.kind === 'gate' ? Math.min(...operation.targets) : operation.wire;
}

/** The same pictures for the palette and for the gate that follows the pointer. */
export function ToolPicture({
  tool,
  className,
}: {
  readonly tool: Tool;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${cell} ${cell}`}
      aria-hidden
      className={clsx('overflow-visible', className)}
    >
      {kindOfTool(tool).drawTool(tool)}
    </svg>
  );
}

/** A condition, on the upper edge of the box. */
function Badge({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const short = text.length > 10 ? 'if …' : text;
  const width = short.length * 6 + 8;
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - box / 2 - 6}
        width={width}
        height={14}
        rx={7}
        strokeWidth={1.5}
        className="fill-surface stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text
        x={x}
        y={y - box / 2 + 1.5}
        fontSize={9.5}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-mono forced-colors:fill-[CanvasText]"
      >
        {short}
      </text>
    </>
  );
}

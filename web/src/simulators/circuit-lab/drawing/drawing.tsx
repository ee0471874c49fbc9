/** Pictures of gates, in a square of 56 units a cell; the colors are the page's. */
import { clsx } from 'clsx';
import { findGate, wiresOf, type ConditionalOperation, type Operation } from '@qubloom/quantum';
import { timeParameter } from '../state/lab-reducer.ts';
import { toolLabels, type Tool } from '../palette/tools.ts';
import { cell, middle } from './geometry.ts';
import { DisplayFrame, EyeBox, KeepBox } from './looks.tsx';
import { Tile, type TileProps } from './tile.tsx';
import { conditionLabel, writtenAngle } from '../announcements/labels.ts';

const box = 44;

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
      {operation.kind === 'gate' && top < bottom && (
        <line
          x1={x}
          x2={x}
          y1={middle(top)}
          y2={middle(bottom)}
          className="stroke-action forced-colors:stroke-[CanvasText]"
          strokeWidth={3}
        />
      )}
      {operation.kind === 'gate' && (
        <>
          {operation.controls.map(({ wire, on }) => (
            <Dot key={wire} x={x} y={middle(wire)} on={on} />
          ))}
          <GateParts operation={operation} x={x} />
        </>
      )}
      {operation.kind === 'measure' && (
        <EyeBox x={x} y={middle(operation.wire)} detail={`c${operation.bit}`} />
      )}
      {operation.kind === 'reset' && (
        <Box x={x} y={middle(operation.wire)} label="|0⟩" variant="plain" />
      )}
      {operation.kind === 'barrier' && (
        <line
          x1={x}
          x2={x}
          y1={top * cell + 4}
          y2={(bottom + 1) * cell - 4}
          className="stroke-ink-soft forced-colors:stroke-[CanvasText]"
          strokeWidth={2.5}
          strokeDasharray="5 6"
        />
      )}
      {operation.kind === 'postselect' && (
        <KeepBox x={x} y={middle(operation.wire)} state={operation.state} />
      )}
      {operation.kind === 'display' && (
        <DisplayFrame x={x} top={middle(top)} bottom={middle(bottom)} shows={operation.shows} />
      )}
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

function GateParts({
  operation,
  x,
}: {
  readonly operation: Extract<Operation, { readonly kind: 'gate' }>;
  readonly x: number;
}) {
  const { gate, targets, parameters, sources, controls } = operation;
  if (gate === 'swap') {
    return targets.map((wire) => <Cross key={wire} x={x} y={middle(wire)} />);
  }
  if (gate === 'x' && controls.length > 0) {
    return targets.map((wire) => <ControlledNot key={wire} x={x} y={middle(wire)} />);
  }
  const { label } = toolLabels({ kind: 'gate', gate });
  const isOwn = !findGate(gate);
  const isTimed = sources?.some((source) => source?.name === timeParameter) ?? false;
  const detail = parameters.map(writtenAngle).join(' ');
  return targets.map((wire, i) => (
    <Box
      key={wire}
      x={x}
      y={middle(wire)}
      label={label}
      variant={isOwn ? 'own' : 'gate'}
      detail={isOwn && targets.length > 1 ? `${i}` : isTimed ? '↻ t' : detail}
    />
  ));
}

/** The same pictures for the palette and for what follows the pointer. */
export function ToolPicture({
  tool,
  className,
}: {
  readonly tool: Tool;
  readonly className?: string;
}) {
  const at = { x: cell / 2, y: cell / 2 };
  return (
    <svg
      viewBox={`0 0 ${cell} ${cell}`}
      aria-hidden
      className={clsx('overflow-visible', className)}
    >
      {tool.kind === 'control' && <Dot {...at} on={tool.on} />}
      {tool.kind === 'measure' && <EyeBox {...at} />}
      {tool.kind === 'reset' && <Box {...at} label="|0⟩" variant="plain" />}
      {tool.kind === 'barrier' && (
        <line
          x1={cell / 2}
          x2={cell / 2}
          y1={6}
          y2={cell - 6}
          className="stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth={2.5}
          strokeDasharray="5 6"
        />
      )}
      {tool.kind === 'postselect' && <KeepBox {...at} state={tool.state} />}
      {tool.kind === 'display' && (
        <DisplayFrame x={at.x} top={at.y} bottom={at.y} shows={tool.shows} />
      )}
      {tool.kind === 'gate' && tool.gate === 'swap' && (
        <>
          <line
            x1={28}
            x2={28}
            y1={12}
            y2={44}
            className="stroke-action forced-colors:stroke-[CanvasText]"
            strokeWidth={3}
          />
          <Cross x={28} y={13} />
          <Cross x={28} y={43} />
        </>
      )}
      {tool.kind === 'gate' && tool.gate !== 'swap' && (
        <Box
          {...at}
          label={toolLabels(tool).label}
          variant={findGate(tool.gate) ? 'gate' : 'own'}
        />
      )}
    </svg>
  );
}

type BoxVariant = 'gate' | 'own' | 'plain';

const boxColors: Readonly<Record<BoxVariant, TileProps['colors']>> = {
  gate: { tile: 'fill-action stroke-action-strong', text: 'fill-on-action' },
  own: { tile: 'fill-action-soft stroke-action', text: 'fill-action-ink' },
  plain: { tile: 'fill-surface stroke-ink', text: 'fill-ink' },
};

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly variant: BoxVariant;
  readonly detail?: string;
}

function Box({ x, y, label, variant, detail = '' }: BoxProps) {
  const short = [...label].slice(0, 5).join('');
  const size = [19, 19, 17, 14, 12, 11][Math.min(short.length, 5)] ?? 11;
  const colors = boxColors[variant];
  return (
    <Tile x={x} y={y} colors={colors} detail={detail}>
      <text
        x={x}
        y={detail ? y - 4 : y + 1}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        className={clsx('font-heading font-semibold forced-colors:fill-[CanvasText]', colors.text)}
      >
        {short}
      </text>
    </Tile>
  );
}

function Dot({ x, y, on }: { readonly x: number; readonly y: number; readonly on: 0 | 1 }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={on === 1 ? 8 : 7.5}
      strokeWidth={3}
      className={clsx(
        'stroke-action forced-colors:stroke-[CanvasText]',
        on === 1
          ? 'fill-action forced-colors:fill-[CanvasText]'
          : 'fill-surface forced-colors:fill-[Canvas]',
      )}
    />
  );
}

/** An X under controls, as figures and exports draw it. */
function ControlledNot({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g
      strokeWidth={3.5}
      className="stroke-action forced-colors:stroke-[CanvasText]"
      strokeLinecap="round"
    >
      <circle cx={x} cy={y} r={17} className="fill-surface forced-colors:fill-[Canvas]" />
      <path d={`M${x - 17} ${y} h34 M${x} ${y - 17} v34`} />
    </g>
  );
}

function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x - 8} ${y - 8} L${x + 8} ${y + 8} M${x + 8} ${y - 8} L${x - 8} ${y + 8}`}
      strokeWidth={3.5}
      strokeLinecap="round"
      className="stroke-action forced-colors:stroke-[CanvasText]"
    />
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

/** The view of each kind of operation, one row each: in the circuit, in the palette, and in the details of a cell. */
import type { ReactNode } from 'react';
import {
  durationLabel,
  findGate,
  type GateOperation,
  type GridCell,
  type Operation,
} from '@qubloom/quantum';
import { writtenAngle } from '../announcements/labels.ts';
import { AngleControls } from '../details/angle-control.tsx';
import { ConditionChoice } from '../details/condition-choice.tsx';
import { DelayTime } from '../details/delay-time.tsx';
import { BitChoice, DisplaySize, KeptState } from '../details/look-choices.tsx';
import { timeParameter } from '../edits/time.ts';
import { toolLabels, type Tool } from '../palette/tools.ts';
import { cell, middle } from './geometry.ts';
import { DisplayFrame, EyeBox, HourglassBox, KeepBox } from './looks.tsx';
import { Box, ControlledNot, Cross, DashedLine, Dot, Tie } from './shapes.tsx';

/** An operation and its place in the drawing. */
interface Drawn<One> {
  readonly operation: One;
  /** The middle of its column. */
  readonly x: number;
  /** Its first and last wire. */
  readonly top: number;
  readonly bottom: number;
}

interface Placed<One> {
  readonly operation: One;
  readonly at: GridCell;
}

interface ToolView<One> {
  /** Draws it in a single cell. */
  readonly drawTool: (tool: One) => ReactNode;
}

interface OperationView<ToolOf, One> extends ToolView<ToolOf> {
  readonly draw: (drawn: Drawn<One>) => ReactNode;
  /** The controls in the details of its cell. */
  readonly settings?: (placed: Placed<One>) => ReactNode;
}

type OperationViews = {
  readonly [Kind in Operation['kind']]: OperationView<
    Extract<Tool, { readonly kind: Kind }>,
    Extract<Operation, { readonly kind: Kind }>
  >;
};

const center = { x: cell / 2, y: cell / 2 };

const operationViews: OperationViews = {
  gate: {
    draw: ({ operation, x, top, bottom }) => (
      <>
        {top < bottom && <Tie x={x} top={middle(top)} bottom={middle(bottom)} />}
        {operation.controls.map(({ wire, on }) => (
          <Dot key={wire} x={x} y={middle(wire)} on={on} />
        ))}
        <GateParts operation={operation} x={x} />
      </>
    ),
    drawTool: (tool) =>
      tool.gate === 'swap' ? (
        <>
          <Tie x={28} top={12} bottom={44} />
          <Cross x={28} y={13} />
          <Cross x={28} y={43} />
        </>
      ) : (
        <Box
          {...center}
          label={toolLabels(tool).label}
          variant={findGate(tool.gate) ? 'gate' : 'own'}
        />
      ),
    settings: ({ operation, at }) => (
      <>
        <AngleControls operation={operation} at={at} />
        <ConditionChoice operation={operation} at={at} />
      </>
    ),
  },
  measure: {
    draw: ({ operation: { wire, bit }, x }) => <EyeBox x={x} y={middle(wire)} detail={`c${bit}`} />,
    drawTool: () => <EyeBox {...center} />,
    settings: ({ operation, at }) => (
      <>
        <BitChoice at={at} bit={operation.bit} />
        <ConditionChoice operation={operation} at={at} />
      </>
    ),
  },
  reset: {
    draw: ({ operation, x }) => (
      <Box x={x} y={middle(operation.wire)} label="|0⟩" variant="plain" />
    ),
    drawTool: () => <Box {...center} label="|0⟩" variant="plain" />,
    settings: ({ operation, at }) => <ConditionChoice operation={operation} at={at} />,
  },
  barrier: {
    draw: ({ x, top, bottom }) => (
      <DashedLine
        x={x}
        top={top * cell + 4}
        bottom={(bottom + 1) * cell - 4}
        className="stroke-ink-soft"
      />
    ),
    drawTool: () => <DashedLine x={cell / 2} top={6} bottom={cell - 6} className="stroke-ink" />,
  },
  delay: {
    draw: ({ operation: { wire, nanoseconds }, x }) => (
      <HourglassBox x={x} y={middle(wire)} detail={durationLabel(nanoseconds)} />
    ),
    drawTool: () => <HourglassBox {...center} />,
    settings: ({ operation, at }) => <DelayTime operation={operation} at={at} />,
  },
  display: {
    draw: ({ operation, x, top, bottom }) => (
      <DisplayFrame x={x} top={middle(top)} bottom={middle(bottom)} shows={operation.shows} />
    ),
    drawTool: ({ shows }) => (
      <DisplayFrame x={center.x} top={center.y} bottom={center.y} shows={shows} />
    ),
    settings: ({ operation, at }) => <DisplaySize operation={operation} at={at} />,
  },
  postselect: {
    draw: ({ operation: { wire, state }, x }) => <KeepBox x={x} y={middle(wire)} state={state} />,
    drawTool: ({ state }) => <KeepBox {...center} state={state} />,
    settings: ({ operation, at }) => <KeptState operation={operation} at={at} />,
  },
};

const control: ToolView<Extract<Tool, { readonly kind: 'control' }>> = {
  drawTool: ({ on }) => <Dot {...center} on={on} />,
};

const toolViews = { ...operationViews, control };

// TypeScript cannot follow a kind from a value through the table to its row; the types of the tables pair them.

export function viewOfOperation({ kind }: Operation): OperationView<Tool, Operation> {
  return operationViews[kind] as OperationView<Tool, Operation>;
}

export function viewOfTool({ kind }: Tool): ToolView<Tool> {
  return toolViews[kind] as ToolView<Tool>;
}

function GateParts({ operation, x }: { readonly operation: GateOperation; readonly x: number }) {
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

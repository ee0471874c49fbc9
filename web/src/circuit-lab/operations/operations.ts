/** The kinds of operation in the lab, one row each, and the tools that place them. Their meaning is in the engine. */
import type { CellEditResult, Circuit, GridCell, Operation } from '@qubloom/quantum';
import { barrier } from './barrier.tsx';
import { control, type ControlTool } from './control.tsx';
import { delay } from './delay.tsx';
import { display } from './display.tsx';
import { gate } from './gate.tsx';
import { measure } from './measure.tsx';
import type { OperationRow, ToolKind, ToolRow } from './operation-row.ts';
import { postselect } from './postselect.tsx';
import { reset } from './reset.tsx';

/** In the order of the list of keys. */
const toolKinds = { gate, measure, reset, barrier, delay, control, display, postselect } satisfies {
  readonly [Kind in Operation['kind']]: object;
} & { readonly control: object };

type ToolIn<Row> = Row extends ToolKind<infer One> ? One : never;

/** Each tool is placed in the circuit by a tap, a drop, or a key. */
export type Tool = ToolIn<(typeof toolKinds)[keyof typeof toolKinds]>;

const rowsOf = (kinds: object): readonly ToolRow<Tool>[] =>
  Object.values(kinds as Readonly<Record<string, ToolKind<Tool>>>).flatMap(({ tools }) => tools);

export const toolRows = rowsOf(toolKinds);

const { control: _, ...operationKinds } = toolKinds;

/** In the palette, controls come first in their group. */
export const paletteRows = rowsOf({ control, ...operationKinds });

// TypeScript cannot follow a kind from a value through the table to its row.

export function kindOfOperation({ kind }: Pick<Operation, 'kind'>): OperationRow<Tool, Operation> {
  return toolKinds[kind] as unknown as OperationRow<Tool, Operation>;
}

export function kindOfTool({ kind }: Tool): ToolKind<Tool> {
  return toolKinds[kind] as unknown as ToolKind<Tool>;
}

/** A control is added to an existing gate, so it is not placed like the others. */
export function placeAt(
  circuit: Circuit,
  at: GridCell,
  tool: Exclude<Tool, ControlTool>,
): CellEditResult {
  return kindOfOperation(tool).place(circuit, at, tool);
}

/** The rows of the tables of tools and of kinds of operation. */
import type { LabLevel } from '@qubloom/contract';
import type {
  CellEditResult,
  Circuit,
  ConditionalOperation,
  DisplayOperation,
  GateOperation,
  GridCell,
  Operation,
} from '@qubloom/quantum';
import type { ReactNode } from 'react';

export type ToolGroup = 'turns' | 'parts' | 'angles' | 'own' | 'displays' | 'keeps';

export interface ToolLabels {
  /** At most four characters. */
  readonly label: string;
  readonly spoken: string;
  /** Describes its effect to a learner. */
  readonly hint: string;
}

export interface ToolRow<Tool> extends ToolLabels {
  readonly tool: Tool;
  /** In the form shown to people, such as `Shift+S`. */
  readonly key?: string;
  /** The first level whose palette has it; none if it is left out. `palette/tools.ts` has the levels of gates. */
  readonly level?: LabLevel;
}

/** Something that is placed in the circuit by a tap, a drop, or a key. */
export interface ToolKind<Tool> {
  /** Its tools, in the order of the list of keys. The learner's own gates are tools, too. */
  readonly tools: readonly ToolRow<Tool>[];
  /** Returns its name in the list of gates that a lesson or a task allows. */
  readonly nameOf: (tool: Tool) => string;
  /** Tools of a group are side by side in the palette. */
  readonly groupOf: (tool: Tool) => ToolGroup;
  /** True if a gate of the learner's own can contain it. */
  readonly fitsInside: boolean;
  /** Draws it in a single cell. */
  readonly drawTool: (tool: Tool) => ReactNode;
}

/** An operation and its place in the drawing. */
interface Drawn<One> {
  readonly operation: One;
  /** The middle of its column. */
  readonly x: number;
  /** Its first and last wire. */
  readonly top: number;
  readonly bottom: number;
}

export interface OperationRow<Tool, One> extends ToolKind<Tool> {
  /** Returns the tool that would place an operation like this one. */
  readonly toolOf: (operation: One) => Tool;
  readonly place: (circuit: Circuit, at: GridCell, tool: Tool) => CellEditResult;
  /** Describes it without its condition, such as `X on q1, where q0 is 1`. */
  readonly phrase: (operation: One, name: string) => string;
  /** True if it is placed on all wires, which then need not be named. */
  readonly isOnAllWires?: boolean;
  /** True if only some of the runs continue after it. */
  readonly selectsRuns?: boolean;
  readonly draw: (drawn: Drawn<One>) => ReactNode;
  /** The controls in the details of its cell. */
  readonly settings?: (operation: One, controls: SettingControls) => ReactNode;
}

/** The controls that settings consist of (`details/setting-controls.tsx`). */
export interface SettingControls {
  readonly angles: (operation: GateOperation) => ReactNode;
  readonly condition: (operation: ConditionalOperation) => ReactNode;
  /** Chooses the bit that a measurement writes. */
  readonly bit: (bit: number) => ReactNode;
  /** Chooses the number of wires that a display shows. */
  readonly displaySize: (operation: DisplayOperation) => ReactNode;
  /** Chooses one of some operations, which then replaces the one in the cell. */
  readonly choices: (title: string, choices: readonly Choice[]) => ReactNode;
}

export interface Choice {
  /** Such as `|1⟩`. */
  readonly text: string;
  /** The text in words. */
  readonly spoken: string;
  readonly isOn: boolean;
  readonly operation: Operation;
}

/**
 * What the lab knows about each kind of operation, one row each. How a kind looks and what can be set about it is in
 * `drawing/operation-views.tsx`; its words and keys are in `tools.ts`; what it means is in the engine.
 */
import {
  findGate,
  withBarrierPlaced,
  withDisplayPlaced,
  withGatePlaced,
  withMeasurementPlaced,
  withPostSelectionPlaced,
  withResetPlaced,
  type CellEditResult,
  type Circuit,
  type DisplayKind,
  type GridCell,
  type InitialState,
  type Operation,
} from '@qubloom/quantum';

/** What a tap, a drop or a key puts onto the circuit. */
export type Tool =
  /** A gate of the engine's catalog, or one of the circuit's own. */
  | { readonly kind: 'gate'; readonly gate: string }
  | { readonly kind: 'control'; readonly on: 0 | 1 }
  | { readonly kind: 'measure' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'barrier' }
  | { readonly kind: 'display'; readonly shows: DisplayKind }
  /** Keeps only the runs in which the wire is found in this state. */
  | { readonly kind: 'postselect'; readonly state: InitialState };

export type ToolGroup = 'turns' | 'parts' | 'angles' | 'own' | 'displays' | 'keeps';

interface ToolKind<One> {
  /** As lessons and tasks name it, among the gates that they allow. */
  readonly nameOf: (tool: One) => string;
  /** Tools of a group are side by side in the palette. */
  readonly groupOf: (tool: One) => ToolGroup;
  /** Whether a gate of the learner's own may hold it. */
  readonly fitsInside: boolean;
}

interface OperationKind<One, Placed> extends ToolKind<One> {
  /** The tool that would place an operation like this one. */
  readonly toolOf: (operation: Placed) => One;
  readonly place: (circuit: Circuit, at: GridCell, tool: One) => CellEditResult;
  /** A sentence about it, without its condition, such as `X on q1, where q0 is 1`. */
  readonly phrase: (operation: Placed, name: string) => string;
  /** Whether only some of the runs go on behind it, so that all that is said of the circuit is said of those. */
  readonly selectsRuns?: boolean;
}

type ToolOf<Kind> = Extract<Tool, { readonly kind: Kind }>;
type OperationOf<Kind> = Extract<Operation, { readonly kind: Kind }>;

const control: ToolKind<ToolOf<'control'>> = {
  nameOf: ({ on }) => (on === 1 ? 'control' : 'anti-control'),
  groupOf: () => 'parts',
  fitsInside: true,
};

type OperationKinds = {
  readonly [Kind in Operation['kind']]: OperationKind<ToolOf<Kind>, OperationOf<Kind>>;
};

const operationKinds: OperationKinds = {
  gate: {
    nameOf: ({ gate }) => gate,
    groupOf: ({ gate }) => {
      const spec = findGate(gate);
      if (!spec) return 'own';
      return spec.wires > 1 || spec.parameters.length > 0 ? 'angles' : 'turns';
    },
    fitsInside: true,
    toolOf: ({ gate }) => ({ kind: 'gate', gate }),
    place: (circuit, at, { gate }) => withGatePlaced(circuit, at, gate, startAngles(gate)),
    phrase: ({ targets, controls }, name) => {
      const where = controls.map(({ wire, on }) => `q${wire} is ${on}`).join(' and ');
      return `${name} on ${wireNames(targets, ' and ')}${where && `, where ${where}`}`;
    },
  },
  measure: {
    nameOf: () => 'look',
    groupOf: () => 'parts',
    fitsInside: false,
    toolOf: () => ({ kind: 'measure' }),
    place: withMeasurementPlaced,
    phrase: ({ wire, bit }, name) => `${name} at q${wire} into c${bit}`,
  },
  reset: {
    nameOf: () => 'reset',
    groupOf: () => 'parts',
    fitsInside: false,
    toolOf: () => ({ kind: 'reset' }),
    place: withResetPlaced,
    phrase: ({ wire }, name) => `${name} at q${wire}`,
  },
  barrier: {
    nameOf: () => 'barrier',
    groupOf: () => 'parts',
    fitsInside: true,
    toolOf: () => ({ kind: 'barrier' }),
    place: withBarrierPlaced,
    phrase: (_, name) => name,
  },
  display: {
    nameOf: ({ shows }) => `${shows}-display`,
    groupOf: () => 'displays',
    fitsInside: false,
    toolOf: ({ shows }) => ({ kind: 'display', shows }),
    place: (circuit, at, { shows }) => withDisplayPlaced(circuit, at, shows),
    phrase: ({ wires }, name) => `${name} on ${wireNames(wires, ', ')}`,
  },
  postselect: {
    nameOf: ({ state }) => `keep-${state}`,
    groupOf: () => 'keeps',
    fitsInside: false,
    toolOf: ({ state }) => ({ kind: 'postselect', state }),
    place: (circuit, at, { state }) => withPostSelectionPlaced(circuit, at, state),
    phrase: ({ wire }, name) => `${name} on q${wire}`,
    selectsRuns: true,
  },
};

const toolKinds = { ...operationKinds, control };

// TypeScript cannot follow a kind from a value through the table to its row; the types of the tables pair them.

export function kindOfOperation({ kind }: Operation): OperationKind<Tool, Operation> {
  return operationKinds[kind] as OperationKind<Tool, Operation>;
}

export function kindOfTool({ kind }: Tool): ToolKind<Tool> {
  return toolKinds[kind] as ToolKind<Tool>;
}

/** A control is put on a gate that is there, so it is not placed like the others. */
export function placeAt(
  circuit: Circuit,
  at: GridCell,
  tool: Exclude<Tool, { readonly kind: 'control' }>,
): CellEditResult {
  return (operationKinds[tool.kind] as OperationKind<Tool, Operation>).place(circuit, at, tool);
}

/** An angle that shows something at once: a quarter turn. */
function startAngles(gate: string): readonly number[] {
  return (findGate(gate)?.parameters ?? []).map((_, i) => (i === 0 ? Math.PI / 2 : 0));
}

function wireNames(wires: readonly number[], between: string): string {
  return wires.map((wire) => `q${wire}`).join(between);
}

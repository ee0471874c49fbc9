/**
 * The kinds of operation in the lab, one row each, with the tools that place them. `drawing/operation-views.tsx` draws
 * them and shows their settings. Their meaning is in the engine.
 */
import {
  durationLabel,
  findGate,
  GATE_NANOSECONDS,
  withBarrierPlaced,
  withGatePlaced,
  withMeasurementPlaced,
  withOperationPlacedAt,
  type CellEditResult,
  type Circuit,
  type GridCell,
  type InitialState,
  type Operation,
} from '@qubloom/quantum';
import { ketLabels, startStates } from '../announcements/kets.ts';
import { gateTools } from './gate-tools.ts';
import type { Tool, ToolRow } from './tool.ts';

export type ToolGroup = 'turns' | 'parts' | 'angles' | 'own' | 'displays' | 'keeps';

interface ToolKind<One> {
  /** Its tools, in the order of the list of keys. The learner's own gates are tools, too. */
  readonly tools: readonly ToolRow<One>[];

  /** Returns its name in the list of gates that a lesson or a task allows. */
  readonly nameOf: (tool: One) => string;
  /** Tools of a group are side by side in the palette. */
  readonly groupOf: (tool: One) => ToolGroup;
  /** Whether a gate of the learner's own can contain it. */
  readonly fitsInside: boolean;
}

interface OperationKind<One, Placed> extends ToolKind<One> {
  /** Returns the tool that would place an operation like this one. */
  readonly toolOf: (operation: Placed) => One;
  readonly place: (circuit: Circuit, at: GridCell, tool: One) => CellEditResult;
  /** Describes it without its condition, such as `X on q1, where q0 is 1`. */
  readonly phrase: (operation: Placed, name: string) => string;
  /** Whether only some of the runs continue after it. */
  readonly selectsRuns?: boolean;
}

type ToolOf<Kind> = Extract<Tool, { readonly kind: Kind }>;
type OperationOf<Kind> = Extract<Operation, { readonly kind: Kind }>;

const control: ToolKind<ToolOf<'control'>> = {
  tools: [
    {
      tool: { kind: 'control', on: 1 },
      key: 'C',
      label: '●',
      spoken: 'Control',
      hint: 'The gate acts where this wire is 1.',
    },
    {
      tool: { kind: 'control', on: 0 },
      key: 'O',
      label: '○',
      spoken: 'Anti-control',
      hint: 'The gate acts where this wire is 0.',
    },
  ],
  nameOf: ({ on }) => (on === 1 ? 'control' : 'anti-control'),
  groupOf: () => 'parts',
  fitsInside: true,
};

const keepKeys: { readonly [state in InitialState]?: string } = { '0': 'K', '1': 'Shift+K' };

function keepRow(state: InitialState): ToolRow<ToolOf<'postselect'>> {
  const key = keepKeys[state];
  return {
    tool: { kind: 'postselect', state },
    ...(key !== undefined && { key }),
    label: `${state.replace('-', '−')} ✓`,
    spoken: `Keep ${ketLabels[state]}`,
    hint: `Keeps only the runs that are found in ${ketLabels[state]} here.`,
  };
}

type OperationKinds = {
  readonly [Kind in Operation['kind']]: OperationKind<ToolOf<Kind>, OperationOf<Kind>>;
};

const operationKinds: OperationKinds = {
  gate: {
    tools: gateTools,
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
    tools: [
      {
        tool: { kind: 'measure' },
        key: 'M',
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
  },
  reset: {
    tools: [
      {
        tool: { kind: 'reset' },
        key: 'R',
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
  },
  barrier: {
    tools: [
      {
        tool: { kind: 'barrier' },
        key: 'B',
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
  },
  delay: {
    tools: [
      {
        tool: { kind: 'delay' },
        key: 'J',
        label: 'Wait',
        spoken: 'Wait',
        hint: 'Lets time pass. With noise on, a 1 can fall to 0 meanwhile.',
      },
    ],
    nameOf: () => 'delay',
    groupOf: () => 'parts',
    fitsInside: false,
    toolOf: () => ({ kind: 'delay' }),
    place: (circuit, { column, wire }) =>
      withOperationPlacedAt(
        circuit,
        { column, wire },
        { kind: 'delay', wire, nanoseconds: GATE_NANOSECONDS },
      ),
    phrase: ({ wire, nanoseconds }, name) => `${name} ${durationLabel(nanoseconds)} on q${wire}`,
  },
  display: {
    tools: [
      {
        tool: { kind: 'display', shows: 'probability' },
        key: 'D',
        label: '%',
        spoken: 'Chance display',
        hint: 'Shows how likely 1 is here. It changes nothing.',
      },
      {
        tool: { kind: 'display', shows: 'bloch' },
        key: 'Shift+D',
        label: 'Ball',
        spoken: 'Ball display',
        hint: "Shows the wire's arrow here. It changes nothing.",
      },
      {
        tool: { kind: 'display', shows: 'amplitudes' },
        key: 'A',
        label: 'Amps',
        spoken: 'Amplitude display',
        hint: 'Shows the amplitudes here. It changes nothing.',
      },
    ],
    nameOf: ({ shows }) => `${shows}-display`,
    groupOf: () => 'displays',
    fitsInside: false,
    toolOf: ({ shows }) => ({ kind: 'display', shows }),
    place: (circuit, at, { shows }) =>
      withOperationPlacedAt(circuit, at, { kind: 'display', shows, wires: [at.wire] }),
    phrase: ({ wires }, name) => `${name} on ${wireNames(wires, ', ')}`,
  },
  postselect: {
    tools: startStates.map(keepRow),
    nameOf: ({ state }) => `keep-${state}`,
    groupOf: () => 'keeps',
    fitsInside: false,
    toolOf: ({ state }) => ({ kind: 'postselect', state }),
    place: (circuit, at, { state }) =>
      withOperationPlacedAt(circuit, at, { kind: 'postselect', wire: at.wire, state }),
    phrase: ({ wire }, name) => `${name} on q${wire}`,
    selectsRuns: true,
  },
};

const { gate, measure, reset, barrier, delay, ...others } = operationKinds;

/** In the order of the list of keys. */
const toolKinds = { gate, measure, reset, barrier, delay, control, ...others };

export const toolRows: readonly ToolRow[] = Object.values(toolKinds).flatMap(
  ({ tools }): readonly ToolRow[] => tools,
);

// TypeScript cannot follow a kind from a value through the table to its row; the types of the tables pair them.

export function kindOfOperation({ kind }: Operation): OperationKind<Tool, Operation> {
  return operationKinds[kind] as OperationKind<Tool, Operation>;
}

export function kindOfTool({ kind }: Tool): ToolKind<Tool> {
  return toolKinds[kind] as ToolKind<Tool>;
}

/** A control is added to an existing gate, so it is not placed like the others. */
export function placeAt(
  circuit: Circuit,
  at: GridCell,
  tool: Exclude<Tool, { readonly kind: 'control' }>,
): CellEditResult {
  return (operationKinds[tool.kind] as OperationKind<Tool, Operation>).place(circuit, at, tool);
}

/** Returns a quarter turn as the first angle, because its effect is visible at once. */
function startAngles(gate: string): readonly number[] {
  return (findGate(gate)?.parameters ?? []).map((_, i) => (i === 0 ? Math.PI / 2 : 0));
}

function wireNames(wires: readonly number[], between: string): string {
  return wires.map((wire) => `q${wire}`).join(between);
}

/** The tools of the palette with their words and keys, one row each, and which of them each level has. */
import { labLevels, type LabLevel } from '@qubloom/contract';
import { findGate, type InitialState, type Operation } from '@qubloom/quantum';
import { ketLabels, startStates } from '../announcements/kets.ts';
import { arithmeticWords } from '../gate-makers/arithmetic-words.ts';
import { kindOfOperation, kindOfTool, type Tool, type ToolGroup } from './operation-kinds.ts';

export type { Tool } from './operation-kinds.ts';

export interface ToolLabels {
  /** At most four characters. */
  readonly label: string;
  readonly spoken: string;
  /** What it does, for a learner. */
  readonly hint: string;
}

interface ToolRow extends ToolLabels {
  readonly tool: Tool;
  /** As it is written for people, such as `Shift+S`. */
  readonly key?: string;
}

interface GateWords {
  readonly key?: string;
  /** The label of the engine's catalog by default. */
  readonly spoken?: string;
  /** The title of the engine's catalog by default. */
  readonly hint?: string;
}

function gateRow(gate: string, { key, spoken, hint }: GateWords): ToolRow {
  const spec = findGate(gate);
  const label = spec?.label ?? gate;
  return {
    tool: { kind: 'gate', gate },
    ...(key !== undefined && { key }),
    label,
    spoken: spoken ?? label,
    hint: hint ?? spec?.title ?? '',
  };
}

const keepKeys: { readonly [state in InitialState]?: string } = { '0': 'K', '1': 'Shift+K' };

function keepRow(state: InitialState): ToolRow {
  const key = keepKeys[state];
  return {
    tool: { kind: 'postselect', state },
    ...(key !== undefined && { key }),
    label: `${state.replace('-', '−')} ✓`,
    spoken: `Keep ${ketLabels[state]}`,
    hint: `Keeps only the runs that are found in ${ketLabels[state]} here.`,
  };
}

/** In the order of the list of keys. */
const rows: readonly ToolRow[] = [
  gateRow('x', { key: 'X', hint: 'Turns 0 into 1 and 1 into 0.' }),
  gateRow('y', { key: 'Y', hint: 'A flip and a hidden sign in one.' }),
  gateRow('z', { key: 'Z', hint: 'Turns the hidden sign of 1 around.' }),
  gateRow('h', { key: 'H', hint: 'Makes an even mix, and undoes it.' }),
  gateRow('s', { key: 'S', hint: 'A quarter turn of the phase. Two make Z.' }),
  gateRow('sdg', { key: 'Shift+S', spoken: 'S dagger', hint: 'Undoes S.' }),
  gateRow('t', { key: 'T', hint: 'An eighth turn of the phase. Two make S.' }),
  gateRow('tdg', { key: 'Shift+T', spoken: 'T dagger', hint: 'Undoes T.' }),
  gateRow('sx', { key: 'V', spoken: 'Root of X', hint: 'Half of an X. Two make X.' }),
  gateRow('sxdg', { key: 'Shift+V', spoken: 'Root of X dagger', hint: 'Undoes the root of X.' }),
  gateRow('id', { key: 'I', spoken: 'Identity', hint: 'Does nothing.' }),
  gateRow('rx', { key: 'Shift+X', hint: 'Turns about the X axis by an angle.' }),
  gateRow('ry', { key: 'Shift+Y', hint: 'Turns about the Y axis by an angle.' }),
  gateRow('rz', { key: 'Shift+Z', hint: 'Turns about the Z axis by an angle.' }),
  gateRow('p', { key: 'P', spoken: 'Phase', hint: 'Turns the phase of 1 by an angle.' }),
  gateRow('u', { key: 'U', hint: 'Any turn, by three angles.' }),
  gateRow('swap', { key: 'W', spoken: 'Swap', hint: 'Two wires change places.' }),
  gateRow('iswap', {
    key: 'Shift+W',
    spoken: 'I swap',
    hint: 'Two wires change places, with a quarter turn.',
  }),
  gateRow('iswapdg', { spoken: 'I swap dagger' }),
  gateRow('rxx', { hint: 'Turns two wires together about XX.' }),
  gateRow('ryy', { hint: 'Turns two wires together about YY.' }),
  gateRow('rzz', { hint: 'Turns two wires together about ZZ.' }),
  {
    tool: { kind: 'measure' },
    key: 'M',
    label: 'Look',
    spoken: 'Look',
    hint: 'Looks at a wire: it becomes 0 or 1.',
  },
  {
    tool: { kind: 'reset' },
    key: 'R',
    label: '|0⟩',
    spoken: 'Reset',
    hint: 'Puts a wire back to 0.',
  },
  {
    tool: { kind: 'barrier' },
    key: 'B',
    label: '┆',
    spoken: 'Barrier',
    hint: 'A line that parts a circuit. It does nothing.',
  },
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
  ...startStates.map(keepRow),
];

const rowOfName: ReadonlyMap<string, ToolRow> = new Map(
  rows.map((row) => [nameOfTool(row.tool), row]),
);

/** Names of tools in the order of the palette; spaces part them. */
const palettes: Readonly<Record<LabLevel, string>> = {
  'first-steps': 'x h z',
  // One line of tools on a phone held sideways; the other displays come with more gates.
  explorer: 'x y z h s t control anti-control look rx ry rz p swap probability-display',
  full: `x y z h s sdg t tdg sx sxdg id
    control anti-control look reset barrier
    rx ry rz p u swap iswap rxx ryy rzz
    probability-display bloch-display amplitudes-display
    keep-0 keep-1`,
};

function toolsNamed(names: string): readonly Tool[] {
  return names.split(/\s+/).flatMap((name) => rowOfName.get(name)?.tool ?? []);
}

const byLevel: Readonly<Record<LabLevel, readonly Tool[]>> = {
  'first-steps': toolsNamed(palettes['first-steps']),
  explorer: toolsNamed(palettes.explorer),
  full: toolsNamed(palettes.full),
};

/**
 * `allowed` holds names of gates, and `control`, `anti-control`, `look`, `reset`, `barrier`, `probability-display`,
 * `keep-0` and so on.
 */
export function paletteOf(level: LabLevel, allowed: readonly string[] | null): readonly Tool[] {
  return allowed
    ? byLevel.full.filter((tool) => allowed.includes(nameOfTool(tool)))
    : byLevel[level];
}

export function nameOfTool(tool: Tool): string {
  return kindOfTool(tool).nameOf(tool);
}

/** Tools that stand together in the palette. */
export function groupOfTool(tool: Tool): ToolGroup {
  return kindOfTool(tool).groupOf(tool);
}

export function isSameTool(a: Tool | null, b: Tool | null): boolean {
  return a === b || (a !== null && b !== null && nameOfTool(a) === nameOfTool(b));
}

/** The tools that a key places. */
export const keyTools: readonly Tool[] = rows.flatMap(({ tool, key }) => (key ? [tool] : []));

/** The key as it is written for people, such as `Shift+S`. */
export function keyOfTool(tool: Tool): string | undefined {
  return rowOf(tool)?.key;
}

export function toolLabels(tool: Tool): ToolLabels {
  const name = nameOfTool(tool);
  return rowOf(tool) ?? arithmeticWords(name) ?? ownGateLabels(name);
}

/** A gate of the learner's own may have the name of another tool, such as `look`. */
function rowOf(tool: Tool): ToolRow | undefined {
  const row = rowOfName.get(nameOfTool(tool));
  return row?.tool.kind === tool.kind ? row : undefined;
}

function ownGateLabels(name: string): ToolLabels {
  return { label: name, spoken: `Gate ${name}`, hint: 'A gate of your own.' };
}

/** The tool that would place an operation like this one. */
export function toolOfOperation(operation: Operation): Tool {
  return kindOfOperation(operation).toolOf(operation);
}

export const levelNames: Readonly<Record<LabLevel, string>> = {
  'first-steps': 'First steps',
  explorer: 'Explorer',
  full: 'Full lab',
};

/** The level with more gates; undefined where there is none. */
export function nextLevel(level: LabLevel): LabLevel | undefined {
  return labLevels[labLevels.indexOf(level) + 1];
}

export function parseLevel(text: string | null): LabLevel | undefined {
  return labLevels.find((level) => level === text);
}

/** The tools of the palette, by level, with their keys and labels. */
import { labLevels, type LabLevel } from '@qubloom/contract';
import { findGate, type DisplayKind, type InitialState, type Operation } from '@qubloom/quantum';
import { ketLabels } from '../announcements/kets.ts';
import { arithmeticWords } from '../gate-makers/arithmetic-words.ts';

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

export interface ToolLabels {
  /** At most four characters. */
  readonly label: string;
  readonly spoken: string;
  /** What it does, for a learner. */
  readonly hint: string;
}

const gateTool = (gate: string): Tool => ({ kind: 'gate', gate });

export const control: Tool = { kind: 'control', on: 1 };
export const antiControl: Tool = { kind: 'control', on: 0 };
export const measurement: Tool = { kind: 'measure' };
export const reset: Tool = { kind: 'reset' };
export const barrier: Tool = { kind: 'barrier' };

const chanceDisplay: Tool = { kind: 'display', shows: 'probability' };
const displays: readonly Tool[] = [
  chanceDisplay,
  { kind: 'display', shows: 'bloch' },
  { kind: 'display', shows: 'amplitudes' },
];
const keeps = (['0', '1'] as const).map((state): Tool => ({ kind: 'postselect', state }));

const firstSteps: readonly Tool[] = ['x', 'h', 'z'].map(gateTool);
const explorer: readonly Tool[] = [
  ...['x', 'y', 'z', 'h', 's', 't'].map(gateTool),
  control,
  antiControl,
  measurement,
  ...['rx', 'ry', 'rz', 'p', 'swap'].map(gateTool),
  // One line of tools on a phone held sideways; the other displays come with more gates.
  chanceDisplay,
];
const full: readonly Tool[] = [
  ...['x', 'y', 'z', 'h', 's', 'sdg', 't', 'tdg', 'sx', 'sxdg', 'id'].map(gateTool),
  control,
  antiControl,
  measurement,
  reset,
  barrier,
  ...['rx', 'ry', 'rz', 'p', 'u', 'swap', 'iswap', 'rxx', 'ryy', 'rzz'].map(gateTool),
  ...displays,
  ...keeps,
];

const byLevel: Readonly<Record<LabLevel, readonly Tool[]>> = {
  'first-steps': firstSteps,
  explorer,
  full,
};

/**
 * `allowed` holds names of gates, and `control`, `anti-control`, `look`, `reset`, `barrier`, `probability-display`,
 * `keep-0` and so on.
 */
export function paletteOf(level: LabLevel, allowed: readonly string[] | null): readonly Tool[] {
  return allowed ? full.filter((tool) => allowed.includes(nameOfTool(tool))) : byLevel[level];
}

export function nameOfTool(tool: Tool): string {
  switch (tool.kind) {
    case 'gate':
      return tool.gate;
    case 'control':
      return tool.on === 1 ? 'control' : 'anti-control';
    case 'measure':
      return 'look';
    case 'display':
      return `${tool.shows}-display`;
    case 'postselect':
      return `keep-${tool.state}`;
    default:
      return tool.kind;
  }
}

/** Tools that stand together in the palette. */
export function groupOfTool(
  tool: Tool,
): 'turns' | 'parts' | 'angles' | 'own' | 'displays' | 'keeps' {
  if (tool.kind === 'display') return 'displays';
  if (tool.kind === 'postselect') return 'keeps';
  if (tool.kind !== 'gate') return 'parts';
  const spec = findGate(tool.gate);
  if (!spec) return 'own';
  return spec.wires > 1 || spec.parameters.length > 0 ? 'angles' : 'turns';
}

export function isSameTool(a: Tool | null, b: Tool | null): boolean {
  return a === b || (a !== null && b !== null && nameOfTool(a) === nameOfTool(b));
}

/** Keys as `KeyboardEvent.key` gives them: capital letters are with Shift. */
const toolOfKey: Readonly<Record<string, Tool>> = {
  x: gateTool('x'),
  y: gateTool('y'),
  z: gateTool('z'),
  h: gateTool('h'),
  s: gateTool('s'),
  S: gateTool('sdg'),
  t: gateTool('t'),
  T: gateTool('tdg'),
  v: gateTool('sx'),
  V: gateTool('sxdg'),
  i: gateTool('id'),
  X: gateTool('rx'),
  Y: gateTool('ry'),
  Z: gateTool('rz'),
  p: gateTool('p'),
  u: gateTool('u'),
  w: gateTool('swap'),
  W: gateTool('iswap'),
  m: measurement,
  r: reset,
  b: barrier,
  c: control,
  o: antiControl,
  d: { kind: 'display', shows: 'probability' },
  D: { kind: 'display', shows: 'bloch' },
  a: { kind: 'display', shows: 'amplitudes' },
  k: { kind: 'postselect', state: '0' },
  K: { kind: 'postselect', state: '1' },
};

/** The tools that a key places. */
export const keyTools: readonly Tool[] = Object.values(toolOfKey);

/** The key as it is written for people, such as `Shift+S`. */
export function keyOfTool(tool: Tool): string | undefined {
  const key = Object.keys(toolOfKey).find((each) => isSameTool(toolOfKey[each] ?? null, tool));
  return key !== undefined && key !== key.toLowerCase() ? `Shift+${key}` : key?.toUpperCase();
}

const hints: Readonly<Record<string, string>> = {
  x: 'Turns 0 into 1 and 1 into 0.',
  y: 'A flip and a hidden sign in one.',
  z: 'Turns the hidden sign of 1 around.',
  h: 'Makes an even mix, and undoes it.',
  s: 'A quarter turn of the phase. Two make Z.',
  sdg: 'Undoes S.',
  t: 'An eighth turn of the phase. Two make S.',
  tdg: 'Undoes T.',
  sx: 'Half of an X. Two make X.',
  sxdg: 'Undoes the root of X.',
  id: 'Does nothing.',
  rx: 'Turns about the X axis by an angle.',
  ry: 'Turns about the Y axis by an angle.',
  rz: 'Turns about the Z axis by an angle.',
  p: 'Turns the phase of 1 by an angle.',
  u: 'Any turn, by three angles.',
  swap: 'Two wires change places.',
  iswap: 'Two wires change places, with a quarter turn.',
  rxx: 'Turns two wires together about XX.',
  ryy: 'Turns two wires together about YY.',
  rzz: 'Turns two wires together about ZZ.',
};

const spokenNames: Readonly<Record<string, string>> = {
  id: 'Identity',
  sdg: 'S dagger',
  tdg: 'T dagger',
  sx: 'Root of X',
  sxdg: 'Root of X dagger',
  swap: 'Swap',
  iswap: 'I swap',
  iswapdg: 'I swap dagger',
  p: 'Phase',
};

const displayLabels: Readonly<Record<DisplayKind, ToolLabels>> = {
  probability: {
    label: '%',
    spoken: 'Chance display',
    hint: 'Shows how likely 1 is here. It changes nothing.',
  },
  bloch: {
    label: 'Ball',
    spoken: 'Ball display',
    hint: "Shows the wire's arrow here. It changes nothing.",
  },
  amplitudes: {
    label: 'Amps',
    spoken: 'Amplitude display',
    hint: 'Shows the amplitudes here. It changes nothing.',
  },
};

export function toolLabels(tool: Tool): ToolLabels {
  switch (tool.kind) {
    case 'gate': {
      const spec = findGate(tool.gate);
      const arithmetic = spec ? undefined : arithmeticWords(tool.gate);
      if (arithmetic) return arithmetic;
      return {
        label: spec?.label ?? tool.gate,
        spoken: spokenNames[tool.gate] ?? spec?.label ?? `Gate ${tool.gate}`,
        hint: hints[tool.gate] ?? (spec ? spec.title : 'A gate of your own.'),
      };
    }
    case 'control':
      return tool.on === 1
        ? { label: '●', spoken: 'Control', hint: 'The gate acts where this wire is 1.' }
        : { label: '○', spoken: 'Anti-control', hint: 'The gate acts where this wire is 0.' };
    case 'measure':
      return { label: 'Look', spoken: 'Look', hint: 'Looks at a wire: it becomes 0 or 1.' };
    case 'reset':
      return { label: '|0⟩', spoken: 'Reset', hint: 'Puts a wire back to 0.' };
    case 'barrier':
      return {
        label: '┆',
        spoken: 'Barrier',
        hint: 'A line that parts a circuit. It does nothing.',
      };
    case 'display':
      return displayLabels[tool.shows];
    case 'postselect':
      return {
        label: `${tool.state.replace('-', '−')} ✓`,
        spoken: `Keep ${ketLabels[tool.state]}`,
        hint: `Keeps only the runs that are found in ${ketLabels[tool.state]} here.`,
      };
  }
}

/** The tool that would place an operation like this one. */
export function toolOfOperation(operation: Operation): Tool {
  switch (operation.kind) {
    case 'gate':
      return gateTool(operation.gate);
    case 'display':
      return { kind: 'display', shows: operation.shows };
    case 'postselect':
      return { kind: 'postselect', state: operation.state };
    default:
      return { kind: operation.kind };
  }
}

/** An angle that shows something at once: a quarter turn. */
export function startAngles(gate: string): readonly number[] {
  return (findGate(gate)?.parameters ?? []).map((_, i) => (i === 0 ? Math.PI / 2 : 0));
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

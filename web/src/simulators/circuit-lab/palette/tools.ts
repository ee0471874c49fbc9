/** The tools of the palette, by level, with their keys and labels. */
import { labLevels, type LabLevel } from '@qubloom/contract';
import { findGate, type Operation } from '@qubloom/quantum';

/** What a tap, a drop or a key puts onto the circuit. */
export type Tool =
  /** A gate of the engine's catalog, or one of the circuit's own. */
  | { readonly kind: 'gate'; readonly gate: string }
  | { readonly kind: 'control'; readonly on: 0 | 1 }
  | { readonly kind: 'measure' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'barrier' };

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

const firstSteps: readonly Tool[] = ['x', 'h', 'z'].map(gateTool);
const explorer: readonly Tool[] = [
  ...['x', 'y', 'z', 'h', 's', 't'].map(gateTool),
  control,
  antiControl,
  measurement,
  ...['rx', 'ry', 'rz', 'p', 'swap'].map(gateTool),
];
const full: readonly Tool[] = [
  ...['x', 'y', 'z', 'h', 's', 'sdg', 't', 'tdg', 'sx', 'sxdg', 'id'].map(gateTool),
  control,
  antiControl,
  measurement,
  reset,
  barrier,
  ...['rx', 'ry', 'rz', 'p', 'u', 'swap', 'iswap', 'rxx', 'ryy', 'rzz'].map(gateTool),
];

const byLevel: Readonly<Record<LabLevel, readonly Tool[]>> = {
  'first-steps': firstSteps,
  explorer,
  full,
};

/** `allowed` holds names of gates, and `control`, `anti-control`, `look`, `reset`, `barrier`. */
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
    default:
      return tool.kind;
  }
}

/** Tools that stand together in the palette. */
export function groupOfTool(tool: Tool): 'turns' | 'parts' | 'angles' | 'own' {
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
};

export function toolForKey(key: string): Tool | undefined {
  return Object.hasOwn(toolOfKey, key) ? toolOfKey[key] : undefined;
}

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

export function toolLabels(tool: Tool): ToolLabels {
  switch (tool.kind) {
    case 'gate': {
      const spec = findGate(tool.gate);
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
  }
}

/** The tool that would place an operation like this one. */
export function toolOfOperation(operation: Operation): Tool {
  return operation.kind === 'gate' ? gateTool(operation.gate) : { kind: operation.kind };
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

/** The palettes of the levels, and the words and keys of a tool. */
import { labLevels, type LabLevel } from '@qubloom/contract';
import type { Operation } from '@qubloom/quantum';
import { arithmeticWords } from '../gate-makers/arithmetic-words.ts';
import { kindOfOperation, kindOfTool, toolRows, type ToolGroup } from './operation-kinds.ts';
import type { Tool, ToolLabels, ToolRow } from './tool.ts';

export type { Tool } from './tool.ts';

const rowOfName: ReadonlyMap<string, ToolRow> = new Map(
  toolRows.map((row) => [nameOfTool(row.tool), row]),
);

/** Names of tools, separated by spaces, in the order of the palette. */
const palettes: Readonly<Record<LabLevel, string>> = {
  'first-steps': 'x h z',
  // These fit into one line on a phone held sideways. The other displays come with more gates.
  explorer: 'x y z h s t control anti-control look rx ry rz p swap probability-display',
  full: `x y z h s sdg t tdg sx sxdg id
    control anti-control look reset barrier delay
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
 * `allowed` holds names of gates, and `control`, `anti-control`, `look`, `reset`, `barrier`, `delay`, `probability-display`,
 * `keep-0`, and so on.
 */
export function paletteOf(level: LabLevel, allowed: readonly string[] | null): readonly Tool[] {
  return allowed
    ? byLevel.full.filter((tool) => allowed.includes(nameOfTool(tool)))
    : byLevel[level];
}

export function nameOfTool(tool: Tool): string {
  return kindOfTool(tool).nameOf(tool);
}

/** Tools of the same group are side by side in the palette. */
export function groupOfTool(tool: Tool): ToolGroup {
  return kindOfTool(tool).groupOf(tool);
}

export function isSameTool(a: Tool | null, b: Tool | null): boolean {
  return a === b || (a !== null && b !== null && nameOfTool(a) === nameOfTool(b));
}

/** The tools that a key places. */
export const keyTools: readonly Tool[] = toolRows.flatMap(({ tool, key }) => (key ? [tool] : []));

/** Returns the key in the form shown to people, such as `Shift+S`. */
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

/** Returns the tool that would place an operation like this one. */
export function toolOfOperation(operation: Operation): Tool {
  return kindOfOperation(operation).toolOf(operation);
}

export const levelNames: Readonly<Record<LabLevel, string>> = {
  'first-steps': 'First steps',
  explorer: 'Explorer',
  full: 'Full lab',
};

/** Returns the level with more gates; undefined if there is none. */
export function nextLevel(level: LabLevel): LabLevel | undefined {
  return labLevels[labLevels.indexOf(level) + 1];
}

export function parseLevel(text: string | null): LabLevel | undefined {
  return labLevels.find((level) => level === text);
}

/** The palettes of the levels, and the words and keys of a tool. */
import { labLevels, type LabLevel } from '@qubloom/contract';
import type { Operation } from '@qubloom/quantum';
import { gateLabels } from '../operations/gate-tools.ts';
import type { ToolGroup, ToolLabels, ToolRow } from '../operations/operation-row.ts';
import {
  kindOfOperation,
  kindOfTool,
  paletteRows,
  toolRows,
  type Tool,
} from '../operations/operations.ts';

export type { Tool } from '../operations/operations.ts';

const rowOfName: ReadonlyMap<string, ToolRow<Tool>> = new Map(
  toolRows.map((row) => [nameOfTool(row.tool), row]),
);

/** The gates of each level, in the order of the palette. The rows of other tools have their level. */
const gatesOfLevel: Readonly<Record<LabLevel, string>> = {
  'first-steps': 'x h z',
  // With the other tools of the level, these fit into one line on a phone held sideways.
  explorer: 'x y z h s t rx ry rz p swap',
  full: 'x y z h s sdg t tdg sx sxdg id rx ry rz p u swap iswap rxx ryy rzz',
};

/** The groups of the palette, from left to right. */
const groups: readonly ToolGroup[] = ['turns', 'parts', 'angles', 'displays', 'keeps'];

function paletteOfLevel(level: LabLevel): readonly Tool[] {
  const gates = gatesOfLevel[level].split(' ').flatMap((name) => rowOfName.get(name)?.tool ?? []);
  const others = paletteRows
    .filter((row) => row.level && labLevels.indexOf(row.level) <= labLevels.indexOf(level))
    .map(({ tool }) => tool);
  const place = (tool: Tool): number => groups.indexOf(groupOfTool(tool));
  return [...gates, ...others].sort((a, b) => place(a) - place(b));
}

const byLevel: Readonly<Record<LabLevel, readonly Tool[]>> = {
  'first-steps': paletteOfLevel('first-steps'),
  explorer: paletteOfLevel('explorer'),
  full: paletteOfLevel('full'),
};

/** `allowed` holds names of tools, such as `h`, `anti-control`, `look`, and `keep-0`. */
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
  return rowOf(tool) ?? gateLabels(nameOfTool(tool));
}

/** A gate of the learner's own may have the name of another tool, such as `look`. */
function rowOf(tool: Tool): ToolRow<Tool> | undefined {
  const row = rowOfName.get(nameOfTool(tool));
  return row?.tool.kind === tool.kind ? row : undefined;
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

export function parseLevel(text: string | null): LabLevel | undefined {
  return labLevels.find((level) => level === text);
}

/** Converts a Blockly workspace to stacks, and stacks to a workspace. */
import * as Blockly from 'blockly/core';
import { type Block, fittingValue, type Stack, type Stacks } from '../model/blocks.ts';
import { isBlockType, shapeOf } from '../model/shapes.ts';
import { insideInput } from './definitions.ts';

export function readStacks(workspace: Blockly.Workspace): Stacks {
  return workspace.getTopBlocks(true).map((top): Stack => {
    const { x, y } = top.getRelativeToSurfaceXY();
    return { x: Math.round(x), y: Math.round(y), blocks: readBlocks(top) };
  });
}

function readBlocks(first: Blockly.Block | null): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = first; at; at = at.getNextBlock()) {
    const { id, type } = at;
    if (!isBlockType(type)) throw new Error(`A block of no known type: ${type}`);
    const values = shapeOf(type).fields.map(
      (field) => [field.name, fittingValue(field, at?.getFieldValue(field.name))] as const,
    );
    blocks.push({
      id,
      type,
      fields: Object.fromEntries(values),
      inside: readBlocks(at.getInputTargetBlock(insideInput)),
    });
  }
  return blocks;
}

/** Replaces the contents of the workspace. Sends no change event, and cannot be undone in Blockly. */
export function writeStacks(stacks: Stacks, workspace: Blockly.Workspace): void {
  Blockly.Events.disable();
  try {
    const blocks = stacks.flatMap(({ x, y, blocks }) => {
      const state = stateOf(blocks);
      return state ? [{ ...state, x, y }] : [];
    });
    Blockly.serialization.workspaces.load({ blocks: { languageVersion: 0, blocks } }, workspace);
  } finally {
    Blockly.Events.enable();
  }
}

function stateOf([first, ...rest]: readonly Block[]):
  Blockly.serialization.blocks.State | undefined {
  if (!first) return undefined;
  const { id, type, fields } = first;
  const inside = stateOf(first.inside);
  const next = stateOf(rest);
  return {
    id,
    type,
    fields,
    ...(inside && { inputs: { [insideInput]: { block: inside } } }),
    ...(next && { next: { block: next } }),
  };
}

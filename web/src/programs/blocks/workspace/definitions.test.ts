import * as Blockly from 'blockly/core';
import { expect, it } from 'vitest';
import { createBlock, templates } from '../model/blocks.ts';
import { startBlocks } from '../model/start-blocks.ts';
import { shapeOf } from '../model/shapes.ts';
import { defineBlocks } from './definitions.ts';
import { readStacks, writeStacks } from './stacks-in-blockly.ts';

it('each block of the toolbox goes into Blockly and comes back as it was', () => {
  defineBlocks();
  const stacks = templates.map((template, index) => ({
    x: 0,
    y: 100 * index,
    blocks: [
      createBlock(template, shapeOf(template.type).isLoop ? [createBlock({ type: 'cnot' })] : []),
      createBlock({ type: 'gate', fields: { qubit: 'q' } }),
    ],
  }));
  const workspace = new Blockly.Workspace();
  for (const all of [stacks, startBlocks(), []]) {
    writeStacks(all, workspace);
    expect(readStacks(workspace)).toEqual(all);
  }
});

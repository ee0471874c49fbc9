import * as Blockly from 'blockly/core';
import { expect, it } from 'vitest';
import { contrast } from '../../../testing/contrast.ts';
import tokens from '../../../ui/styles/tokens.css?raw';
import { createBlock, templates } from '../model/blocks.ts';
import { startBlocks } from '../model/start-blocks.ts';
import { shapeOf } from '../model/shapes.ts';
import { defineBlocks, theme } from './definitions.ts';
import { readStacks, writeStacks } from './stacks-in-blockly.ts';

it('each block of the toolbox is converted to Blockly and back unchanged', () => {
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

it('text is legible on each color of blocks, and blocks are visible in light and dark mode', () => {
  const [, day = '', night = ''] =
    /--color-surface: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? [];
  const styles = Object.values(theme.blockStyles);
  expect(styles.length).toBeGreaterThan(4);
  for (const { colourPrimary, colourTertiary } of styles) {
    expect(contrast(colourPrimary, '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast(colourPrimary, day)).toBeGreaterThan(3);
    expect(contrast(colourTertiary, night)).toBeGreaterThan(3);
  }
});

/** Blockly's definitions of the blocks and of the toolbox. */
import * as Blockly from 'blockly/core';
import { templates } from '../model/blocks.ts';
import {
  type BlockField,
  blockTypes,
  categories,
  type Category,
  shapeOf,
  type BlockType,
} from '../model/shapes.ts';

/** The input of a loop that contains other blocks. */
export const insideInput = 'inside';

/** Backgrounds for white text. Teal, coral, amber, and green have meanings on this site and are avoided. */
const colors: Readonly<Record<Category, string>> = {
  Circuit: '#5b2fd6',
  Gates: '#2f5fc4',
  Measure: '#8a3391',
  Run: '#4d4a86',
  Loops: '#a13a63',
};

const styleOf = (category: Category) => `${category.toLowerCase()}_style`;

export function defineBlocks(): void {
  if (blockTypes.every((type) => type in Blockly.Blocks)) return;
  Blockly.defineBlocksWithJsonArray(blockTypes.map(definitionOf));
}

function definitionOf(type: BlockType): object {
  const { category, message, fields, isStart, isLoop } = shapeOf(type);
  return {
    type,
    message0: message,
    args0: fields.map(fieldOf),
    ...(isLoop && { message1: '%1', args1: [{ type: 'input_statement', name: insideInput }] }),
    ...(!isStart && { previousStatement: null }),
    nextStatement: null,
    style: isStart ? `${styleOf(category)}_start` : styleOf(category),
  };
}

function fieldOf(field: BlockField): object {
  const { name } = field;
  return field.kind === 'choice'
    ? { type: 'field_dropdown', name, options: field.options }
    : {
        type: 'field_number',
        name,
        value: field.start,
        min: field.min,
        max: field.max,
        precision: 1,
      };
}

/** A block begins with the default fields of its shape, except for those that the template sets. */
export const toolbox: Blockly.utils.toolbox.ToolboxDefinition = {
  kind: 'categoryToolbox',
  contents: categories.map((category) => ({
    kind: 'category',
    name: category,
    categorystyle: styleOf(category),
    contents: templates
      .filter(({ type }) => shapeOf(type).category === category)
      .map(({ type, fields }) => ({
        kind: 'block',
        gap: 12,
        type,
        fields: { ...startsOf(type), ...fields },
      })),
  })),
};

function startsOf(type: BlockType) {
  return Object.fromEntries(shapeOf(type).fields.map(({ name, start }) => [name, start]));
}

/** The light border distinguishes a block from others and from the dark background. */
const blockStyle = (color: string) => ({
  colourPrimary: color,
  colourSecondary: mixed(color, 0.12),
  colourTertiary: mixed(color, 0.5),
});

/** The page's own colors, in light and dark mode, which are variables of its styles. */
export const theme = Blockly.Theme.defineTheme('qubloom', {
  name: 'qubloom',
  blockStyles: Object.fromEntries(
    categories.flatMap((category) => [
      [styleOf(category), blockStyle(colors[category])],
      [`${styleOf(category)}_start`, { ...blockStyle(colors[category]), hat: 'cap' }],
    ]),
  ),
  categoryStyles: Object.fromEntries(
    categories.map((category) => [styleOf(category), { colour: colors[category] }]),
  ),
  componentStyles: {
    workspaceBackgroundColour: 'var(--color-surface)',
    toolboxBackgroundColour: 'var(--color-sunken)',
    toolboxForegroundColour: 'var(--color-ink)',
    flyoutBackgroundColour: 'var(--color-sunken)',
    flyoutForegroundColour: 'var(--color-ink)',
    flyoutOpacity: 1,
    scrollbarColour: 'var(--color-control)',
    scrollbarOpacity: 0.7,
  },
  fontStyle: {
    family: 'Lexend, "Lexend Fallback", system-ui, sans-serif',
    weight: '500',
    size: 12,
  },
});

/** @param white Share of white, from 0 to 1. */
function mixed(color: string, white: number): string {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(at) * (1 - white) + 255 * white))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

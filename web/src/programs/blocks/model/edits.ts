/** Edits of blocks in a list. They are pure, and return the same stacks if nothing changes. */
import {
  type Block,
  createBlock,
  type FieldValue,
  findProgram,
  type Stack,
  type Stacks,
  type Template,
} from './blocks.ts';
import { shapeOf } from './shapes.ts';

/** Adds at the end of the program. A circuit begins one, and a program has only one. */
export function withBlock(stacks: Stacks, template: Template): Stacks {
  const block = createBlock(template);
  const program = findProgram(stacks);
  if (shapeOf(template.type).isStart) {
    return program ? stacks : [{ x: 24, y: 24, blocks: [block] }, ...stacks];
  }
  if (!program) return [...stacks, { x: 24, y: 24, blocks: [block] }];
  return stacks.map((stack) =>
    stack === program ? { ...stack, blocks: [...stack.blocks, block] } : stack,
  );
}

export function withField(stacks: Stacks, id: string, name: string, value: FieldValue): Stacks {
  return inEach(stacks, (blocks) =>
    mapBlocks(blocks, (block) =>
      block.id === id ? { ...block, fields: { ...block.fields, [name]: value } } : block,
    ),
  );
}

/** Removes its contents, too. */
export function withoutBlock(stacks: Stacks, id: string): Stacks {
  return inEach(stacks, (blocks) => without(blocks, id));
}

/** Moves past the neighbor, into a neighboring loop, or out of a loop at its end. */
export function withBlockMoved(stacks: Stacks, id: string, way: 'up' | 'down'): Stacks {
  return inEach(stacks, (blocks) => {
    if (way === 'down') return movedDown(blocks, id);
    const [first, ...rest] = blocks;
    if (!first || !shapeOf(first.type).isStart) return movedUp(blocks, id);
    return [first, ...movedUp(rest, id)];
  });
}

function inEach(stacks: Stacks, edit: (blocks: readonly Block[]) => readonly Block[]): Stacks {
  return stacks
    .map((stack): Stack => ({ ...stack, blocks: edit(stack.blocks) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function mapBlocks(blocks: readonly Block[], change: (block: Block) => Block): readonly Block[] {
  return blocks.map((block) => change({ ...block, inside: mapBlocks(block.inside, change) }));
}

function without(blocks: readonly Block[], id: string): readonly Block[] {
  return blocks
    .filter((block) => block.id !== id)
    .map((block) => ({ ...block, inside: without(block.inside, id) }));
}

function movedDown(blocks: readonly Block[], id: string): readonly Block[] {
  return mirrored(movedUp(mirrored(blocks), id));
}

/** Mirrored, down becomes up. */
function mirrored(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, inside: mirrored(block.inside) })).reverse();
}

function movedUp(blocks: readonly Block[], id: string): readonly Block[] {
  const at = blocks.findIndex((block) => block.id === id);
  const moved = blocks[at];
  const before = blocks[at - 1];
  if (moved) {
    if (!before) return blocks;
    const pair = shapeOf(before.type).isLoop
      ? [{ ...before, inside: [...before.inside, moved] }]
      : [moved, before];
    return [...blocks.slice(0, at - 1), ...pair, ...blocks.slice(at + 1)];
  }
  return blocks.flatMap((block) => {
    const [first, ...rest] = block.inside;
    return first?.id === id
      ? [first, { ...block, inside: rest }]
      : [{ ...block, inside: movedUp(block.inside, id) }];
  });
}

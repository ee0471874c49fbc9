import { describe, expect, it } from 'vitest';
import {
  type Block,
  createBlock,
  formatBlocks,
  parseBlocks,
  type Stacks,
  wordsOf,
} from './blocks.ts';
import { withBlock, withBlockMoved, withField, withoutBlock } from './edits.ts';
import { startBlocks } from './start-blocks.ts';

const block = (id: string, inside?: readonly Block[]): Block => ({
  ...createBlock({ type: inside ? 'repeat' : 'gate' }, inside),
  id,
});
const start: Block = { ...createBlock({ type: 'circuit' }), id: 'start' };
const stacks = (...blocks: readonly Block[]): Stacks => [{ x: 0, y: 0, blocks }];

/** Formats stacks like "start a loop(b c)". */
const shown = (all: Stacks): string => all.map(({ blocks }) => idsOf(blocks)).join(' | ');
const idsOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ id, type, inside }) => (type === 'repeat' ? `${id}(${idsOf(inside)})` : id))
    .join(' ');

describe('edits of blocks in a list', () => {
  const all = stacks(start, block('a'), block('loop', [block('b')]), block('c'));

  it('move a block past its neighbor, into loops, and out of them', () => {
    const walk = (id: string, way: 'up' | 'down', steps: number) => {
      const seen = [];
      let at = all;
      for (let step = 0; step < steps; step++) {
        at = withBlockMoved(at, id, way);
        seen.push(shown(at));
      }
      return seen;
    };
    expect(walk('a', 'down', 5)).toEqual([
      'start loop(a b) c',
      'start loop(b a) c',
      'start loop(b) a c',
      'start loop(b) c a',
      'start loop(b) c a',
    ]);
    expect(walk('c', 'up', 5)).toEqual([
      'start a loop(b c)',
      'start a loop(c b)',
      'start a c loop(b)',
      'start c a loop(b)',
      'start c a loop(b)',
    ]);
  });

  it('move a loop with its contents', () => {
    expect(shown(withBlockMoved(all, 'loop', 'up'))).toBe('start loop(b) a c');
  });

  it('remove a block with its contents, and then an empty stack', () => {
    expect(shown(withoutBlock(all, 'loop'))).toBe('start a c');
    expect(shown(withoutBlock(all, 'b'))).toBe('start a loop() c');
    expect(withoutBlock(stacks(block('a')), 'a')).toEqual([]);
  });

  it('add at the end of the program, and allow only one circuit', () => {
    expect(shown(withBlock(all, { type: 'run' }))).toMatch(/^start a loop\(b\) c \S+$/);
    expect(withBlock(all, { type: 'circuit' })).toBe(all);
    const apart = stacks(block('a'));
    expect(withBlock(apart, { type: 'circuit' })[0]?.blocks[0]?.type).toBe('circuit');
    expect(withBlock(apart, { type: 'gate' })).toHaveLength(2);
  });

  it('change a field of a block, also inside a loop', () => {
    const changed = withField(all, 'b', 'qubit', '3');
    expect(wordsOf(changed[0]?.blocks[2]?.inside[0] ?? start)).toBe('H on qubit 3');
  });
});

describe('saved blocks', () => {
  it('are restored unchanged', () => {
    const stored = stacks(start, block('loop', [block('b')]));
    expect(parseBlocks(formatBlocks(stored))).toEqual(stored);
    expect(startBlocks()[0]?.blocks.length).toBeGreaterThan(3);
  });

  it('get a valid value for an invalid one', () => {
    const odd = stacks(
      { ...start, fields: { qubits: 99 } },
      { ...block('a'), fields: { gate: 'no' } },
    );
    const [first, second] = parseBlocks(formatBlocks(odd))?.[0]?.blocks ?? [];
    expect(first?.fields).toEqual({ qubits: 8 });
    expect(second?.fields).toEqual({ gate: 'h', qubit: '0' });
  });

  it.each([
    '',
    'nonsense',
    '{}',
    '[{"x":0,"y":0,"blocks":[]}]',
    '[{"x":0,"y":0,"blocks":[{"id":"a","type":"toString","fields":{},"inside":[]}]}]',
  ])('are rejected if they are invalid: %s', (text) => {
    expect(parseBlocks(text)).toBeUndefined();
  });
});

/** The blocks as a list: for keys, for screen readers, and for small screens. */
import { useLayoutEffect, useRef, useState } from 'react';
import { type Block, createBlock, findProgram, type Stacks, wordsOf } from '../model/blocks.ts';
import { withBlock, withBlockMoved, withField, withoutBlock } from '../model/edits.ts';
import { shapeOf } from '../model/shapes.ts';
import { AddBlock } from './add-block.tsx';
import { BlockRow, type RowEdits } from './block-row.tsx';

export interface BlockListProps {
  readonly stacks: Stacks;
  readonly onChange: (stacks: Stacks) => void;
  readonly onSelect: (block: string | undefined) => void;
}

export function BlockList({ stacks, onChange, onSelect }: BlockListProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(null);
  // A row that moves or disappears would lose the focus.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [stacks]);
  const program = findProgram(stacks);
  const loose = stacks.filter((stack) => stack !== program);
  const edits: RowEdits = {
    setField: (block, name, value) => onChange(withField(stacks, block.id, name, value)),
    move: (block, way) => {
      setSaid(`Moved ${way}: ${wordsOf(block)}.`);
      focusNext.current = buttonOf(block.id, way);
      onChange(withBlockMoved(stacks, block.id, way));
    },
    remove: (block) => {
      setSaid(`Removed: ${wordsOf(block)}.`);
      focusNext.current = afterRemoving(block);
      onChange(withoutBlock(stacks, block.id));
    },
    select: (block) => onSelect(block.id),
  };
  /** Returns the next remaining row, or the previous one. */
  function afterRemoving(block: Block): string {
    const all = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? []);
    const at = all.findIndex((row) => row.dataset['block'] === block.id);
    const gone = idsOf(block).length;
    const neighbor = all[at + gone] ?? all[at - 1];
    return neighbor ? buttonOf(neighbor.dataset['block'] ?? '', 'remove') : 'select';
  }
  return (
    <div
      ref={list}
      className="flex flex-col gap-3 rounded-card border-[1.5px] border-control bg-surface p-3"
    >
      {program && <Rows label="Your program" blocks={program.blocks} edits={edits} />}
      <AddBlock
        hasProgram={program !== undefined}
        onAdd={(template) => {
          setSaid(`Added at the end: ${wordsOf(createBlock(template))}.`);
          onChange(withBlock(stacks, template));
        }}
      />
      {loose.length > 0 && (
        <section
          aria-label="Blocks apart"
          className="flex flex-col gap-2 border-t border-line pt-3"
        >
          <h3 className="text-base">Not connected</h3>
          {loose.map(({ blocks }) => (
            <Rows key={blocks[0]?.id} label="Blocks apart" blocks={blocks} edits={edits} />
          ))}
        </section>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const idsOf = (block: Block): readonly string[] => [block.id, ...block.inside.flatMap(idsOf)];

const buttonOf = (block: string, edit: 'up' | 'down' | 'remove') =>
  `[data-block="${CSS.escape(block)}"] [data-edit="${edit}"]`;

interface RowsProps {
  readonly label: string;
  readonly blocks: readonly Block[];
  readonly edits: RowEdits;
}

function Rows({ label, blocks, edits }: RowsProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {blocks.map((block) => (
        <li key={block.id} className="flex flex-col gap-2">
          <BlockRow block={block} edits={edits} />
          {shapeOf(block.type).isLoop && block.inside.length > 0 && (
            <div className="ml-2 border-l-4 border-action pl-2 sm:ml-4">
              <Rows label={`Inside of ${wordsOf(block)}`} blocks={block.inside} edits={edits} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

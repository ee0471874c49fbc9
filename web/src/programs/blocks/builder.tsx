/** The editor for blocks, with two ways to edit and a common undo. */
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { BlocksAction, BlocksState } from './blocks-state.ts';
import { BlockList } from './list/block-list.tsx';
import { IconButton } from './list/icon-button.tsx';
import { findProgram, type Stacks } from './model/blocks.ts';
import { startBlocks } from './model/start-blocks.ts';
import type { BlocksWorkspaceProps } from './workspace/blocks-workspace.tsx';

const BlocksWorkspace = lazyPart<BlocksWorkspaceProps>(
  async () => (await import('./workspace/blocks-workspace.tsx')).BlocksWorkspace,
  NoWorkspace,
  WorkspaceToCome,
);

/** Without layout, as in a page without a browser, only the list works. */
const canDrawBlocks = 'getBBox' in SVGGraphicsElement.prototype;

export interface BuilderProps {
  readonly state: BlocksState;
  readonly dispatch: (action: BlocksAction) => void;
  readonly onSelect: (block: string | undefined) => void;
  /** The button that runs them. */
  readonly run: ReactNode;
  /** A block to highlight. */
  readonly pointAt: { readonly block?: string } | undefined;
}

export function Builder({ state, dispatch, onSelect, run, pointAt }: BuilderProps) {
  const { stacks, past, future } = state;
  const [way, setWay] = useState<'drag' | 'list'>(canDrawBlocks ? 'drag' : 'list');
  const other = way === 'drag' ? 'list' : 'drag';
  const change = (next: Stacks) => dispatch({ kind: 'change', stacks: next });
  const place = useRef<HTMLDivElement>(null);
  const undoByKeys = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    // Deleting a block moves the focus to the page.
    const isHere = event.target === document.body || place.current?.contains(event.target as Node);
    if (!step || !isHere) return;
    event.preventDefault();
    dispatch({ kind: step });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => undoByKeys(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div ref={place} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-1">
        {run}
        <Button variant="quiet" className="px-2! sm:px-5!" onClick={() => setWay(other)}>
          {other === 'list' ? 'As a List' : 'As Blocks'}
        </Button>
        <div className="ml-auto flex">
          <IconButton
            label="Undo"
            aria-disabled={past.length === 0}
            onClick={() => dispatch({ kind: 'undo' })}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Redo"
            aria-disabled={future.length === 0}
            onClick={() => dispatch({ kind: 'redo' })}
          >
            <Redo2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Start again" onClick={() => change(startBlocks())}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {way === 'drag' ? (
        <BlocksWorkspace stacks={stacks} onChange={change} onSelect={onSelect} pointAt={pointAt} />
      ) : (
        <BlockList stacks={stacks} onChange={change} onSelect={onSelect} />
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {looseWords(stacks)}
      </p>
    </div>
  );
}

/** In text fields, the browser handles undo. */
function stepOfKey({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || target instanceof HTMLInputElement) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

function looseWords(stacks: Stacks): string {
  const program = findProgram(stacks);
  const count = stacks
    .filter((stack) => stack !== program)
    .reduce((sum, { blocks }) => sum + blocks.length, 0);
  if (count === 0) return '';
  return count === 1
    ? 'One block isn’t connected to your program, so it won’t run.'
    : `${String(count)} blocks aren’t connected to your program, so they won’t run.`;
}

function NoWorkspace() {
  return (
    <p role="alert" className="rounded-control bg-bad-soft px-4 py-3 text-bad-ink">
      The blocks couldn’t be loaded. You can build with a list instead, or reload the page.
    </p>
  );
}

function WorkspaceToCome() {
  return <Skeleton className="h-[min(34rem,50svh)] rounded-card" />;
}

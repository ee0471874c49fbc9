/** The workspace in which blocks are dragged. */
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { isSmall, useScreen } from '../../../lib/browser/screen.ts';
import { useReading } from '../../../lib/storage/device-settings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type Stacks } from '../model/blocks.ts';
import { type OpenWorkspace, openWorkspace } from './open-workspace.ts';

export interface BlocksWorkspaceProps {
  readonly stacks: Stacks;
  readonly onChange: (stacks: Stacks) => void;
  /** Called with the id of the selected block. */
  readonly onSelect: (block: string | undefined) => void;
  /** A block to highlight. A new object is a new request. */
  readonly pointAt: { readonly block?: string } | undefined;
}

export function BlocksWorkspace({ stacks, onChange, onSelect, pointAt }: BlocksWorkspaceProps) {
  const help = useId();
  const host = useRef<HTMLDivElement>(null);
  const workspace = useRef<OpenWorkspace>(null);
  /** The stacks that the workspace shows. */
  const shown = useRef<Stacks>(stacks);
  const isNarrow = isSmall(useScreen() ?? 'desktop');
  const scale = Number(useReading('size')) / 100;
  const change = useEffectEvent((next: Stacks) => {
    shown.current = next;
    onChange(next);
  });
  const select = useEffectEvent((block: string | undefined) => onSelect(block));
  const open = useEffectEvent((parent: Element) => {
    shown.current = stacks;
    return openWorkspace({
      parent,
      stacks,
      isNarrow,
      scale,
      onChange: (next) => change(next),
      onSelect: (block) => select(block),
    });
  });
  useEffect(() => {
    if (!host.current) return;
    const opened = open(host.current);
    workspace.current = opened;
    return () => opened.close();
    // Blockly accepts both only when it starts.
  }, [isNarrow, scale]);
  useEffect(() => {
    if (shown.current === stacks) return;
    shown.current = stacks;
    workspace.current?.show(stacks);
  }, [stacks]);
  useEffect(() => {
    if (pointAt?.block !== undefined) workspace.current?.select(pointAt.block);
  }, [pointAt]);
  return (
    <div className="relative">
      <p id={help} className="sr-only">
        To build by keys or with a screen reader, choose As a List.
      </p>
      <div
        ref={host}
        role="group"
        aria-label="Blocks to drag"
        aria-describedby={help}
        className="blocks-workspace h-[min(34rem,50svh)] min-h-[min(18rem,75svh)] overflow-hidden rounded-card border-[1.5px] border-control"
      />
      <div className="absolute right-6 bottom-6 flex gap-1">
        <Button
          variant="secondary"
          size="small"
          aria-label="Smaller"
          onClick={() => workspace.current?.zoom('out')}
        >
          <ZoomOut aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label="Larger"
          onClick={() => workspace.current?.zoom('in')}
        >
          <ZoomIn aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

import { CornerUpLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { wireCount } from '@qubloom/quantum';
import { Button } from '../../../ui/button.tsx';
import { useLab } from '../lab-context.tsx';
import { Details } from './details.tsx';
import { ToolPicture } from './drawing.tsx';
import { dropMeaning } from './drop-meaning.ts';
import { ExamplesGallery } from './examples-gallery.tsx';
import { Grid } from './grid.tsx';
import { Outline } from './outline.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Shelf } from './shelf.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { useSpoken } from './spoken.ts';
import { TimeBar } from './time-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useDrag } from './use-drag.ts';

export interface EditorProps {
  readonly label: string;
  /** At the end of the tools: keep and share. */
  readonly tools?: ReactNode;
}

/** Builds the circuit: shelf, grid, details, and the one voice that says what changed. */
export function Editor({ label, tools }: EditorProps) {
  const { state, dispatch } = useLab();
  const [zoom, setZoom] = useState(1);
  const [isSelecting, setSelecting] = useState(false);
  const [sheet, setSheet] = useState<'examples' | 'shortcuts' | null>(null);
  const order = useId();
  const shelf = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const said = useSpoken();
  const inside = state.outer.at(-1);

  const drag = useDrag((what, to) => {
    for (const action of dropMeaning(state.selection, what, to)) dispatch(action);
  });
  const { carried, ghost } = drag;

  // Escape leads from the details back to their place.
  useEffect(() => {
    const panel = details.current;
    const back = (event: KeyboardEvent) => {
      if (event.key === 'Escape') focusCursor(root.current);
    };
    panel?.addEventListener('keydown', back);
    return () => panel?.removeEventListener('keydown', back);
  }, []);

  const leave = (to: 'shortcuts' | 'details' | 'shelf') => {
    if (to === 'shortcuts') setSheet('shortcuts');
    else if (to === 'shelf') shelf.current?.querySelector('button')?.focus();
    else focusFirst(details.current);
  };

  return (
    <div ref={root} className="flex min-w-0 flex-col gap-3 [@media(max-height:480px)]:gap-1.5">
      <Toolbar
        zoom={zoom}
        onZoom={setZoom}
        isSelecting={isSelecting}
        onSelecting={setSelecting}
        onExamples={() => setSheet('examples')}
        onShortcuts={() => setSheet('shortcuts')}
      >
        {tools}
      </Toolbar>
      <Shelf drag={drag} shelf={shelf} />
      {inside && <InsideBar gate={inside.gate} onDone={() => dispatch({ kind: 'close-gate' })} />}
      <Grid
        label={label}
        describedBy={order}
        zoom={zoom}
        onZoom={setZoom}
        drag={drag}
        isSelecting={isSelecting}
        onLeave={leave}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p aria-hidden className={state.notice.isRefusal ? 'text-bad-ink' : 'text-ink-soft'}>
          {state.notice.words ||
            (state.circuit.columns.length === 0 ? 'Nothing is placed yet.' : '')}
        </p>
        <p id={order} className="text-ink-soft">
          Bit order: <span className="font-mono">{bitOrder(wireCount(state.circuit))}</span>, q0 is
          the lowest.
        </p>
      </div>
      <TimeBar />
      <SelectionBar />
      <Details panel={details} />
      <Outline />
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      {carried && (
        <span ref={ghost} aria-hidden className="pointer-events-none fixed top-0 left-0 z-50">
          <ToolPicture tool={carried.tool} className="size-14 drop-shadow-lg" />
        </span>
      )}
      {sheet === 'examples' && <ExamplesGallery onClose={() => setSheet(null)} />}
      {sheet === 'shortcuts' && <ShortcutList onClose={() => setSheet(null)} />}
    </div>
  );
}

function InsideBar({ gate, onDone }: { readonly gate: string; readonly onDone: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-action-soft px-3 py-2">
      <p className="text-sm">
        Inside the gate <b className="font-mono">{gate}</b>. Changes here change it everywhere.
      </p>
      <Button size="small" className="ml-auto" onClick={onDone}>
        <CornerUpLeft aria-hidden />
        Done
      </Button>
    </div>
  );
}

/** `|q1 q0⟩`, with the middle left out where it is long. */
function bitOrder(wires: number): string {
  const names = Array.from({ length: wires }, (_, wire) => `q${wires - 1 - wire}`);
  const shown = wires > 4 ? [names[0], names[1], '…', 'q0'] : names;
  return `|${shown.join(' ')}⟩`;
}

/** To the place that the details are of. */
function focusCursor(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
}

function focusFirst(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('input, select');
  (field ?? panel?.querySelector('button') ?? panel)?.focus();
}

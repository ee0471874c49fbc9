import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { operationAt, wireCount } from '@qubloom/quantum';
import { useDrag } from '../diagrams/circuit-drag/use-drag.ts';
import { usePressElsewhere } from '../diagrams/circuit-drag/use-press-elsewhere.ts';
import { Button } from '../ui/controls/button.tsx';
import { useLab } from './lab-context.tsx';
import { emptyHint } from './lab-skeleton.tsx';
import { Details } from './details/details.tsx';
import { useDetailsFocus } from './details/use-details-focus.ts';
import { ToolPicture } from './drawing/drawing.tsx';
import { cell } from './drawing/geometry.ts';
import { dropActions, type CarriedTool } from './grid/drop-actions.ts';
import { ExamplesGallery } from './examples/examples-gallery.tsx';
import { headHeight } from './grid/grid-sizes.ts';
import { Grid } from './grid/grid.tsx';
import type { EditorRequest } from './commands/command.ts';
import { largerZoom, smallerZoom, startView } from './commands/editor-view.ts';
import { EditorContext, useCommand } from './commands/use-command.ts';
import { SelectionBar } from './toolbar/selection-bar.tsx';
import { NameSheet } from './toolbar/name-sheet.tsx';
import { Palette } from './palette/palette.tsx';
import { ShortcutList } from './toolbar/shortcut-list.tsx';
import { useAnnouncement } from './announcements/use-announcement.ts';
import { GateMakers, MakerSheet, type Maker } from './gate-makers/gate-makers.tsx';
import { TimeBar } from './toolbar/time-bar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';

export interface EditorProps {
  readonly label: string;
  /** Saving and sharing, at the end of the tools. */
  readonly tools?: ReactNode;
}

/** Builds the circuit, with the palette, the grid, the details, and the only live region, which announces changes. */
export function Editor({ label, tools }: EditorProps) {
  const { state, dispatch, setWireEnds } = useLab();
  const [view, setView] = useState(startView);
  const setZoom = (zoom: number) => setView((old) => ({ ...old, zoom }));
  const [sheet, setSheet] = useState<SheetOfEditor | null>(null);
  const order = useId();
  const palette = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const inside = state.outer.at(-1);

  const drag = useDrag<CarriedTool>((what, to) => {
    for (const action of dropActions(state.selection, what, to)) dispatch(action);
  });
  const { carried, ghost } = drag;

  usePressElsewhere(state.armed !== null, [top, board], () => {
    dispatch({ kind: 'arm', tool: null });
  });

  const enterDetails = useDetailsFocus(root, details);

  const request = (what: EditorRequest) => {
    switch (what) {
      case 'details':
        return enterDetails();
      case 'palette':
        return palette.current?.querySelector('button')?.focus();
      case 'smaller':
        return setZoom(smallerZoom(view) ?? view.zoom);
      case 'larger':
        return setZoom(largerZoom(view) ?? view.zoom);
      case 'toggle-selecting':
        return setView({ ...view, isSelecting: !view.isSelecting });
      case 'number-gate':
      case 'matrix-gate':
        return setSheet({ kind: what });
      case 'own-matrix': {
        const found = operationAt(state.circuit, state.cursor.column, state.cursor.wire);
        return found?.kind === 'gate' && setSheet({ kind: 'matrix-gate', gate: found.gate });
      }
      default:
        return setSheet(what);
    }
  };

  return (
    <EditorContext value={{ view, request }}>
      {/* This element has no box of its own, so its parts are placed in the lab's columns. */}
      <div ref={root} className="contents">
        <div
          ref={top}
          className="col-span-full flex min-w-0 flex-col gap-1 low:gap-0 not-compact:gap-3"
        >
          <Toolbar>{tools}</Toolbar>
          <Palette drag={drag} frame={palette}>
            <GateMakers />
          </Palette>
        </div>
        <div className="flex min-w-0 flex-col gap-3 compact:gap-1.5 beside:col-start-1 beside:row-start-2">
          {inside && <InsideBar gate={inside.gate} />}
          <div ref={board} className="relative">
            <div className="flex">
              <Grid
                frame={frame}
                label={label}
                describedBy={order}
                zoom={view.zoom}
                onZoom={setZoom}
                drag={drag}
                isSelecting={view.isSelecting}
              />
              <div ref={setWireEnds} aria-hidden style={endsStyle(view.zoom)} />
            </div>
            <Details panel={details} frame={frame} />
          </div>
          <NoticeLine orderId={order} />
          <TimeBar />
          <SelectionBar />
        </div>
        <LiveRegion />
        {carried && (
          <span ref={ghost} aria-hidden className="pointer-events-none fixed top-0 left-0 z-50">
            <ToolPicture tool={carried.tool} className="size-14 drop-shadow-lg" />
          </span>
        )}
        <OpenSheet sheet={sheet} onClose={() => setSheet(null)} />
      </div>
    </EditorContext>
  );
}

type SheetOfEditor = 'examples' | 'shortcuts' | 'name-gate' | Maker;

function OpenSheet({
  sheet,
  onClose,
}: {
  readonly sheet: SheetOfEditor | null;
  readonly onClose: () => void;
}) {
  if (!sheet) return null;
  if (sheet === 'examples') return <ExamplesGallery onClose={onClose} />;
  if (sheet === 'shortcuts') return <ShortcutList onClose={onClose} />;
  if (sheet === 'name-gate') return <NameSheet onClose={onClose} />;
  return <MakerSheet maker={sheet} onClose={onClose} />;
}

/** Aligns the ends of wires with the rows of the grid. */
function endsStyle(zoom: number): CSSProperties {
  return { paddingTop: headHeight, '--row': `${Math.round(cell * zoom)}px` } as CSSProperties;
}

/** A separate component, so that an announcement after an edit renders nothing else again. */
function LiveRegion() {
  const announcement = useAnnouncement();
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

/** The last notice, and the order of a ket's digits. */
function NoticeLine({ orderId }: { readonly orderId: string }) {
  const { state } = useLab();
  const { notice, circuit } = state;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
      <p aria-hidden className={notice.isRefusal ? 'text-bad-ink' : 'text-ink-soft'}>
        {notice.message || (circuit.columns.length === 0 ? emptyHint : '')}
      </p>
      <p id={orderId} className="text-ink-soft">
        Bit order: <span className="font-mono">{bitOrder(wireCount(circuit))}</span>
        <span className="compact:sr-only">, q0 is the lowest.</span>
      </p>
    </div>
  );
}

function InsideBar({ gate }: { readonly gate: string }) {
  const done = useCommand('close-gate');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-action-soft px-3 py-2">
      <p className="text-sm">
        Inside the gate <b className="font-mono">{gate}</b>. Changes here change it everywhere.
      </p>
      <Button size="small" className="ml-auto" onClick={done.run}>
        {done.icon && <done.icon aria-hidden />}
        {done.label}
      </Button>
    </div>
  );
}

/** Returns `|q1 q0⟩`, for example, with the middle left out if it is long. */
function bitOrder(wires: number): string {
  const names = Array.from({ length: wires }, (_, wire) => `q${wires - 1 - wire}`);
  const shown = wires > 4 ? [names[0], names[1], '…', 'q0'] : names;
  return `|${shown.join(' ')}⟩`;
}

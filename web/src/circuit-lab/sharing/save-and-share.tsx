import { Check, FolderOpen, Share2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { inTurn } from '../../lib/code-loading/when-idle.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLab, type Lab } from '../lab-context.tsx';
import { wholeCircuit } from '../state/lab-reducer.ts';
import { readAddress } from '../address.ts';
import '../printing/print.css';
import { linkTo, withoutCircuit } from './links.ts';
import type { SaveOutcome } from '../storage/circuit-store.ts';
import { PrintSheet } from '../printing/print-sheet.tsx';
import { useSavedCircuit } from '../storage/use-saved-circuit.ts';
import { usePrint } from '../printing/use-print.ts';

export interface SaveAndShareProps {
  /** The name that circuits are saved under: a lesson or a page. It has letters, digits, and dashes. */
  readonly slot: string;
  /** The page that opens a circuit, to which `#c=` is added; the lab's own page by default. */
  readonly page?: string;
}

const loadShare = () => import('./share-sheet.tsx');
const loadOpen = () => import('./open-sheet.tsx');
const ShareSheet = lazy(() => loadShare().then((module) => ({ default: module.ShareSheet })));
const OpenSheet = lazy(() => loadOpen().then((module) => ({ default: module.OpenSheet })));

const saveMessages: Readonly<Record<SaveOutcome, string>> = {
  saved: 'Kept in this browser by itself.',
  beside: 'Another tab has newer work here; this circuit is kept beside it.',
  full: 'The memory of this browser is full: save a file or a link.',
  failed: 'This circuit could not be kept: undo the last step and go on from there.',
  off: 'This page cannot keep anything: save a file or a link.',
};

/** Saves each change in the browser, opens circuits, and shares them. It is shown among the lab's tools. */
export function SaveAndShare({ slot, page }: SaveAndShareProps) {
  const { state, dispatch } = useLab();
  const { sheet, file, show, close } = useSheets(dispatch);
  const { outcome, isStale, showNewer, saveOwn, earlier } = useSavedCircuit(slot, withoutCircuit);
  const { printing, print } = usePrint(wholeCircuit(state));
  const linkOf = useCallback((text: string) => linkTo(text, page), [page]);

  useLinks(dispatch);

  const isLost = outcome === 'full' || outcome === 'failed';
  return (
    <>
      {outcome === 'saved' && (
        <span className="hidden items-center gap-1 px-1 text-xs text-ink-soft sm:inline-flex">
          <Check aria-hidden className="size-3.5" />
          Kept
        </span>
      )}
      <Button variant="quiet" size="small" className="min-h-11" onClick={() => show('open')}>
        <FolderOpen aria-hidden />
        Open
      </Button>
      <Button variant="quiet" size="small" className="min-h-11" onClick={() => show('share')}>
        <Share2 aria-hidden />
        Share
      </Button>
      {isStale && (
        <StaleNotice
          lost={isLost ? saveMessages[outcome] : null}
          onShow={showNewer}
          onKeep={saveOwn}
        />
      )}
      {isLost && !isStale && (
        <p role="alert" className={notice}>
          Not kept. {saveMessages[outcome]}
        </p>
      )}
      <Suspense fallback={null}>
        {sheet === 'share' && (
          <ShareSheet
            circuit={wholeCircuit(state)}
            linkOf={linkOf}
            saveMessage={saveMessages[outcome ?? 'saved']}
            onPrint={() => {
              close();
              void print();
            }}
            onClose={close}
          />
        )}
        {sheet === 'open' && <OpenSheet file={file} earlier={earlier()} onClose={close} />}
      </Suspense>
      {printing && <PrintSheet {...printing} />}
    </>
  );
}

const notice =
  'order-last flex w-full flex-wrap items-center gap-2 rounded-control bg-points-soft px-3 py-2 text-sm text-points-ink';

function StaleNotice({
  lost,
  onShow,
  onKeep,
}: {
  /** Says why this tab's work is not saved beside the newer one; null if it is saved. */
  readonly lost: string | null;
  readonly onShow: () => void;
  readonly onKeep: () => void;
}) {
  return (
    <div role="alert" className={notice}>
      <p className="min-w-[min(100%,14rem)] flex-1">
        Another tab has newer work here. Nothing of it is lost,{' '}
        {lost === null ? 'and yours is kept beside it.' : `but yours is not kept. ${lost}`}
      </p>
      <Button size="small" variant="secondary" className="min-h-11" onClick={onShow}>
        Show the newer one
      </Button>
      <Button size="small" variant="quiet" className="min-h-11" onClick={onKeep}>
        Go on with mine
      </Button>
    </div>
  );
}

/** Calls `onFile` with a file that is dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped || event.defaultPrevented) return;
      event.preventDefault();
      onFile(dropped);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [onFile]);
}

/** Returns the open sheet. Both sheets are fetched with the page, so that they open without a network. */
function useSheets(dispatch: Lab['dispatch']) {
  const [sheet, setSheet] = useState<'share' | 'open' | null>(null);
  const [file, setFile] = useState<File | null>(null);
  useEffect(
    () => inTurn([loadShare, loadOpen].map((load) => () => load().catch(() => undefined))),
    [],
  );
  const show = useCallback(
    (wanted: 'share' | 'open') => {
      const load: () => Promise<unknown> = wanted === 'share' ? loadShare : loadOpen;
      load().then(
        () => setSheet(wanted),
        () => dispatch({ kind: 'announce', message: awayMessage, isRefusal: true }),
      );
    },
    [dispatch],
  );
  const openFile = useCallback(
    (dropped: File) => {
      setFile(dropped);
      show('open');
    },
    [show],
  );
  useDroppedFile(openFile);
  const close = () => {
    setSheet(null);
    setFile(null);
  };
  return { sheet, file, show, close };
}

const awayMessage =
  'This part is not here yet, and the site cannot be reached. Try it again in a moment.';

/**
 * Opens links that are followed while their page is open. The browser loads nothing then, because only the part behind
 * # changes.
 */
function useLinks(dispatch: Lab['dispatch']): void {
  useEffect(() => {
    let known = window.location.hash;
    const hear = () => {
      const { hash } = window.location;
      const isNew = circuitIn(hash) !== circuitIn(known);
      known = hash;
      if (!isNew) return;
      const { circuit, problem } = readAddress('', hash);
      if (circuit) dispatch({ kind: 'load', circuit, message: 'The circuit of the link is open.' });
      else if (problem) {
        dispatch({
          kind: 'announce',
          message: `${problem} Your circuit is still here.`,
          isRefusal: true,
        });
      }
    };
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, [dispatch]);
}

function circuitIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('c');
}

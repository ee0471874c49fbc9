/** Prints the circuit instead of the page, by the button and by the browser's own menu. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Circuit } from '@qubloom/quantum';
import type { StateTable } from './state-rows.ts';

export interface Printing {
  readonly circuit: Circuit;
  readonly table: StateTable | null;
}

const loadRows = () => import('./state-rows.ts');

export function usePrint(circuit: Circuit): {
  readonly printing: Printing | null;
  readonly print: () => Promise<void>;
} {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const now = useRef(circuit);
  const isReady = useRef(false);
  useEffect(() => {
    now.current = circuit;
  }, [circuit]);

  useEffect(() => {
    let rows: Awaited<ReturnType<typeof loadRows>> | undefined;
    const ready = () => {
      if (isReady.current) return;
      const shown = now.current;
      // The browser captures the page as soon as this returns.
      flushSync(() => setPrinting({ circuit: shown, table: rows?.amplitudeTable(shown) ?? null }));
    };
    const done = () => {
      isReady.current = false;
      setPrinting(null);
    };
    void loadRows().then(
      (module) => (rows = module),
      () => undefined,
    );
    window.addEventListener('beforeprint', ready);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('beforeprint', ready);
      window.removeEventListener('afterprint', done);
    };
  }, []);

  const print = useCallback(async () => {
    const shown = now.current;
    const { stateTable } = await loadRows();
    const table = await stateTable(shown);
    isReady.current = true;
    flushSync(() => setPrinting({ circuit: shown, table }));
    window.print();
  }, []);
  return { printing, print };
}

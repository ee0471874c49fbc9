import { useMemo, useState } from 'react';
import type { CodeCircuit } from '../write-back/code-circuit.ts';
import type { DrawnPrograms } from './program-view.ts';

/** Number of programs for which the text's Undo leads to a picture without another run. */
const maxPrograms = 200;

export function useDrawnPrograms(): DrawnPrograms {
  const [programs, setPrograms] = useState<ReadonlyMap<string, readonly CodeCircuit[]>>(new Map());
  return useMemo(
    () => ({
      find: (code) => programs.get(code),
      keep: (code, circuits) =>
        setPrograms((now) => new Map([...now].slice(1 - maxPrograms)).set(code, circuits)),
    }),
    [programs],
  );
}

/** Tells a listener of the chances where the editor does not: after a step, and for circuits read in a worker. */
import { useEffect, useRef } from 'react';
import { formatBits, type Circuit } from '@qubloom/quantum';
import { chancesWords, isSaidAtOnce } from '../chances-words.ts';
import { useLab } from '../lab-context.tsx';
import type { Reading } from './reading.ts';
import { placeWords } from './step-bar.tsx';

/** Milliseconds of rest: a slider that is pulled is told of once. */
const rest = 350;

export function useToldChances(reading: Reading | null, circuit: Circuit | null): void {
  const { state, dispatch, circuit: present } = useLab();
  const { step, isPlaying, notice } = state;
  const told = useRef({ step, circuit: present });
  const words = useRef(notice.words);
  useEffect(() => {
    words.current = notice.words;
  }, [notice]);

  useEffect(() => {
    if (!reading || circuit !== present || isPlaying) return;
    const before = told.current;
    const isStep = before.step !== step && before.circuit === circuit;
    const isLargeEdit = before.circuit !== circuit && !isSaidAtOnce(circuit);
    told.current = { step, circuit };
    if (!isStep && !isLargeEdit) return;
    const timer = setTimeout(() => {
      const last = circuit.columns.length - 1;
      const what = isStep ? `${placeWords(step, last)}.` : words.current;
      dispatch({ kind: 'say', words: `${what} ${wordsOf(reading)}`.trim() });
    }, rest);
    return () => clearTimeout(timer);
  }, [reading, circuit, present, step, isPlaying, dispatch]);
}

function wordsOf({ rows, wires, rest: left }: Reading): string {
  const outcomes = rows.map(({ index, chance }) => ({ outcome: formatBits(index, wires), chance }));
  return chancesWords(outcomes, left);
}

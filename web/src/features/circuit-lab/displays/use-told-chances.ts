/** Tells a listener of the chances where the editor does not: after a step, and for circuits read in a worker. */
import { useEffect, useRef } from 'react';
import { formatBits, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { percentOf } from './format.ts';
import type { Reading } from './reading.ts';
import { placeWords } from './step-bar.tsx';

/** Up to here the editor says the chances together with the edit. */
const mostWiresSaidByEditor = 12;
/** Milliseconds of rest: a slider that is pulled is told of once. */
const rest = 350;
const mostTold = 4;

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
    const isLargeEdit = before.circuit !== circuit && reading.wires > mostWiresSaidByEditor;
    told.current = { step, circuit };
    if (!isStep && !isLargeEdit) return;
    const timer = setTimeout(() => {
      const last = circuit.columns.length - 1;
      const what = isStep ? `${placeWords(step, last)}.` : words.current;
      dispatch({ kind: 'say', words: `${what} ${chancesWords(reading)}`.trim() });
    }, rest);
    return () => clearTimeout(timer);
  }, [reading, circuit, present, step, isPlaying, dispatch]);
}

/** `Chances: 00, 50 percent. 11, 50 percent.` */
export function chancesWords({ rows, wires, rest: left }: Reading): string {
  const likely = rows.filter(({ chance }) => chance > 5e-4).toSorted((a, b) => b.chance - a.chance);
  const said = likely
    .slice(0, mostTold)
    .map(({ index, chance }) => `${formatBits(index, wires)}, ${percentOf(chance)} percent.`);
  const more = likely.length > mostTold || left > 5e-4 ? ' And others.' : '';
  return `Chances: ${said.join(' ')}${more}`;
}

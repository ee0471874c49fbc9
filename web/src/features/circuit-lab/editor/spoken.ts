/** The one live region's words: what changed, and the new chances. */
import { useEffect, useRef, useState } from 'react';
import { exactDistribution, withColumns, type Circuit } from '@qubloom/quantum';
import { chancesWords, isSaidAtOnce } from '../chances-words.ts';
import { useLab } from '../lab-context.tsx';

export function useSpoken(): string {
  const { state, circuit } = useLab();
  const { notice, step } = state;
  const [said, setSaid] = useState('');
  const heard = useRef({ serial: 0, circuit });

  useEffect(() => {
    const { serial } = heard.current;
    const changes = heard.current.circuit !== circuit;
    heard.current = { serial: notice.serial, circuit };
    // The same words twice would not be read: a blank at the end makes them new.
    const say = (words: string) => setSaid((old) => (old === words ? `${words}\u00a0` : words));
    if (notice.serial === serial) return;
    if (!changes || notice.isRefusal) {
      say(notice.words);
      return;
    }
    let isStale = false;
    void spokenChances(circuit, step).then((chances) => {
      if (!isStale) say(chances ? `${notice.words} ${chances}` : notice.words);
    });
    return () => {
      isStale = true;
    };
  }, [notice, circuit, step]);
  return said;
}

/** Empty where the circuit is too large. */
async function spokenChances(circuit: Circuit, step: number | null): Promise<string> {
  if (!isSaidAtOnce(circuit)) return '';
  const shown = step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1));
  try {
    const chances = await exactDistribution(shown);
    return chancesWords([...chances].map(([outcome, chance]) => ({ outcome, chance })));
  } catch {
    // Too many ways to follow: the change alone is said.
    return '';
  }
}

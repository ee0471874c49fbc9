/** The one live region's words: what changed, and the new chances. */
import { useEffect, useRef, useState } from 'react';
import { exactDistribution, wireCount, withColumns, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';

/** Above this the chances come from a worker, too late to be said. */
const mostWiresSaid = 12;
const mostChancesSaid = 4;

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

/** `Chances: 00, 50 percent. 11, 50 percent.`; empty where the circuit is too large. */
export async function spokenChances(circuit: Circuit, step: number | null): Promise<string> {
  if (wireCount(circuit) > mostWiresSaid || circuit.columns.length > 200) return '';
  const shown = step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1));
  try {
    const chances = [...(await exactDistribution(shown))]
      .filter(([, chance]) => chance > 5e-4)
      .map(([outcome, chance]) => ({ outcome, said: percent(chance) }))
      // What sounds equal keeps its order, however the last digits fell.
      .toSorted((a, b) => b.said - a.said || (a.outcome < b.outcome ? -1 : 1));
    const said = chances
      .slice(0, mostChancesSaid)
      .map((each) => `${each.outcome}, ${each.said} percent.`);
    const more = chances.length - said.length;
    return `Chances: ${said.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  } catch {
    // Too many ways to follow: the change alone is said.
    return '';
  }
}

function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

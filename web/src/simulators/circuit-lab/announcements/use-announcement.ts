/** The one live region's message: what changed, and the new probabilities. */
import { useEffect, useRef, useState } from 'react';
import { exactDistribution, withColumns, type Circuit } from '@qubloom/quantum';
import { isQuick } from '../displays/jobs/quick-circuit.ts';
import { probabilityMessage } from './probability-message.ts';
import { useLab } from '../lab-context.tsx';

export function useAnnouncement(): string {
  const { state, circuit } = useLab();
  const { notice, step } = state;
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef({ serial: 0, circuit });

  useEffect(() => {
    const { serial } = announced.current;
    const changes = announced.current.circuit !== circuit;
    announced.current = { serial: notice.serial, circuit };
    // The same message twice would not be read: a blank at the end makes them new.
    const announce = (message: string) =>
      setAnnouncement((old) => (old === message ? `${message}\u00a0` : message));
    if (notice.serial === serial) return;
    if (!changes || notice.isRefusal) {
      announce(notice.message);
      return;
    }
    let isStale = false;
    // After the displays, which are worked out at once: while an angle is pulled, only where there is time for it.
    const timer = setTimeout(() => {
      void spokenProbabilities(circuit, step).then((probabilities) => {
        if (isStale) return;
        announce(probabilities ? `${notice.message} ${probabilities}` : notice.message);
      });
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [notice, circuit, step]);
  return announcement;
}

/** Empty where the circuit is too large: the displays' worker is too late to be announced with an edit. */
async function spokenProbabilities(circuit: Circuit, step: number | null): Promise<string> {
  if (!isQuick(circuit)) return '';
  const shown = step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1));
  try {
    const all = await exactDistribution(shown);
    return probabilityMessage([...all].map(([outcome, probability]) => ({ outcome, probability })));
  } catch {
    // Too many branches to follow: the change alone is announced.
    return '';
  }
}

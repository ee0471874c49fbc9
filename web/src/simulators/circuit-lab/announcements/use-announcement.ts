/** The one live region's message: what changed, and the new probabilities. */
import { useEffect, useRef, useState } from 'react';
import { withColumns } from '@qubloom/quantum';
import { isQuick } from '../displays/jobs/quick-circuit.ts';
import { noiseOf } from '../displays/summary/use-state-summary.ts';
import { spokenState } from './spoken-state.ts';
import { useLab } from '../lab-context.tsx';

/** Milliseconds after which a change is announced alone, where the probabilities take their time. */
export const maxWait = 1000;

export function useAnnouncement(): string {
  const { state, circuit } = useLab();
  const { notice, step, noise } = state;
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef({ serial: 0, circuit, isNoisy: noise.isOn });

  useEffect(() => {
    const before = announced.current;
    const changes = before.circuit !== circuit || before.isNoisy !== noise.isOn;
    announced.current = { serial: notice.serial, circuit, isNoisy: noise.isOn };
    // The same message twice would not be read: a blank at the end makes them new.
    const announce = (message: string) =>
      setAnnouncement((old) => (old === message ? `${message}\u00a0` : message));
    if (notice.serial === before.serial) return;
    if (!changes || notice.isRefusal) {
      announce(notice.message);
      return;
    }
    let isStale = false;
    const isLate = !isQuick(circuit, noise.isOn);
    // After the displays, which are worked out at once: while an angle is pulled, only where there is time for it.
    // Of a large circuit they announce the probabilities themselves, which is a notice of its own.
    const timer = setTimeout(
      () => {
        if (isLate) {
          announce(notice.message);
          return;
        }
        const shown =
          step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1));
        void spokenState(shown, noiseOf(noise)).then((spoken) => {
          if (isStale) return;
          announce(spoken ? `${notice.message} ${spoken}` : notice.message);
        });
      },
      isLate ? maxWait : 0,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [notice, circuit, step, noise]);
  return announcement;
}

/** The message of the only live region: the change and the new probabilities. */
import { useEffect, useRef, useState } from 'react';
import { withColumns } from '@qubloom/quantum';
import { isQuick } from '../displays/jobs/quick-circuit.ts';
import { noiseOf } from '../displays/summary/use-state-summary.ts';
import { spokenState } from './spoken-state.ts';
import { useLab } from '../lab-context.tsx';

/** After this many milliseconds without probabilities, a change is announced alone. */
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
    // Screen readers skip a repeated message. A space at the end makes it different.
    const announce = (message: string) =>
      setAnnouncement((old) => (old === message ? `${message}\u00a0` : message));
    if (notice.serial === before.serial) return;
    if (!changes || notice.isRefusal) {
      announce(notice.message);
      return;
    }
    let isStale = false;
    const isLate = !isQuick(circuit, noise.isOn);
    // This runs after the displays, which are computed at once. While an angle is being dragged, it runs only if there
    // is time. For a large circuit, the displays announce the probabilities themselves, in a notice of their own.
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

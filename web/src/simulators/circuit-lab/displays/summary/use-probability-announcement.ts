/** Announces the probabilities where the editor does not: after a step, and for circuits worked out in a worker. */
import { useEffect, useRef } from 'react';
import { formatBits, type Circuit } from '@qubloom/quantum';
import { maxWait } from '../../announcements/use-announcement.ts';
import { probabilityMessage } from '../../announcements/probability-message.ts';
import { isQuick } from '../jobs/quick-circuit.ts';
import { useLab } from '../../lab-context.tsx';
import type { CircuitSummary } from './state-summary.ts';
import { stepLabel } from '../status/step-bar.tsx';

/** Milliseconds: a slider that is pulled is announced once. */
const debounce = 350;

export function useProbabilityAnnouncement(
  summary: CircuitSummary | null,
  circuit: Circuit | null,
): void {
  const { state, dispatch, circuit: present } = useLab();
  const { step, isPlaying, notice, noise } = state;
  const announced = useRef({ step, circuit: present, isNoisy: noise.isOn });
  const changedAt = useRef(0);
  const lastNotice = useRef(notice.message);
  useEffect(() => {
    lastNotice.current = notice.message;
  }, [notice]);

  useEffect(() => {
    changedAt.current = performance.now();
  }, [present, noise]);

  useEffect(() => {
    if (!summary || circuit !== present || isPlaying) return;
    const before = announced.current;
    const isStep = before.step !== step && before.circuit === circuit;
    const isEdit = before.circuit !== circuit || before.isNoisy !== noise.isOn;
    const isLargeEdit = isEdit && !isQuick(circuit, noise.isOn);
    announced.current = { step, circuit, isNoisy: noise.isOn };
    if (!isStep && !isLargeEdit) return;
    const timer = setTimeout(() => {
      const last = circuit.columns.length - 1;
      // What has been announced alone is not said again.
      const isSaid = performance.now() - changedAt.current >= maxWait;
      const what = isStep ? `${stepLabel(step, last)}.` : isSaid ? '' : lastNotice.current;
      dispatch({ kind: 'announce', message: `${what} ${announcementOf(summary)}`.trim() });
    }, debounce);
    return () => clearTimeout(timer);
  }, [summary, circuit, present, step, isPlaying, noise.isOn, dispatch]);
}

function announcementOf({ rows, wires, remainder }: CircuitSummary): string {
  const outcomes = rows.map(({ index, probability }) => ({
    outcome: formatBits(index, wires),
    probability,
  }));
  return probabilityMessage(outcomes, { others: remainder });
}

/**
 * Announces the probabilities in the cases that the editor leaves out: after a step, and for circuits computed in a
 * worker.
 */
import { useEffect, useRef } from 'react';
import { formatBits, type Circuit } from '@qubloom/quantum';
import { maxWait } from '../../announcements/use-announcement.ts';
import { probabilityMessage } from '../../announcements/probability-message.ts';
import { isQuick } from '../jobs/quick-circuit.ts';
import { useLab } from '../../lab-context.tsx';
import { hasPostSelection } from '../../state/post-selection.ts';
import type { CircuitSummary } from './state-summary.ts';
import type { CurrentSummary } from './use-state-summary.ts';
import { stepLabel } from '../status/step-bar.tsx';

/** Milliseconds of waiting, so that a dragged slider is announced once. */
const debounce = 350;

export function useProbabilityAnnouncement(current: CurrentSummary): void {
  const { state, dispatch, circuit: present } = useLab();
  const known = knownOf(current, present);
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
    if (known === null || isPlaying) return;
    const before = announced.current;
    const isStep = before.step !== step && before.circuit === present;
    const isEdit = before.circuit !== present || before.isNoisy !== noise.isOn;
    const isLargeEdit = isEdit && !isQuick(present, noise.isOn);
    announced.current = { step, circuit: present, isNoisy: noise.isOn };
    if (!isStep && !isLargeEdit) return;
    const timer = setTimeout(() => {
      const last = present.columns.length - 1;
      // A notice that was announced alone is not repeated.
      const isSaid = performance.now() - changedAt.current >= maxWait;
      const what = isStep ? `${stepLabel(step, last)}.` : isSaid ? '' : lastNotice.current;
      dispatch({ kind: 'announce', message: `${what} ${known}`.trim() });
    }, debounce);
    return () => clearTimeout(timer);
  }, [known, present, step, isPlaying, noise.isOn, dispatch]);
}

/** Returns the probabilities, or the reason why there are none; null while they are being computed. */
function knownOf(
  { status, summary, circuit, requested }: CurrentSummary,
  present: Circuit,
): string | null {
  if (status.kind === 'refused') return status.message;
  if (status.kind !== 'ready' || !summary || circuit !== present) return null;
  return announcementOf(summary, hasPostSelection(requested));
}

function announcementOf(
  { rows, wires, remainder, kept }: CircuitSummary,
  isSelected: boolean,
): string {
  const outcomes = rows.map(({ index, probability }) => ({
    outcome: formatBits(index, wires),
    probability,
  }));
  return probabilityMessage(outcomes, { others: remainder, kept: isSelected ? kept : null });
}

/** Decides where in a program new lines go. */
import type { Entry } from './order.ts';

export interface Slot {
  /** The statement that the steps replace or follow. */
  readonly at: number;
  readonly isReplaced: boolean;
  readonly steps: number[];
}

/**
 * New steps replace, one by one, statements that were removed between the same remaining statements; the rest
 * follow. `homeOf` returns the statement that created a step so far.
 */
export function slotsOf(
  entries: readonly Entry[],
  first: number,
  gone: readonly number[],
  homeOf: (step: number) => number | undefined,
): readonly Slot[] {
  const slots: Slot[] = [];
  let anchor = first;
  let waiting: number[] = [];
  const fill = (until: number) => {
    slots.push(
      ...filled(
        anchor,
        gone.filter((at) => at > anchor && at < until),
        waiting,
        homeOf,
      ),
    );
    waiting = [];
    anchor = until;
  };
  for (const entry of entries) {
    if (entry.kind === 'step') waiting.push(entry.step);
    else if (entry.statement !== first) fill(entry.statement);
  }
  fill(Infinity);
  return slots;
}

function filled(
  anchor: number,
  gone: readonly number[],
  steps: readonly number[],
  homeOf: (step: number) => number | undefined,
): readonly Slot[] {
  const slots: Slot[] = [
    { at: anchor, isReplaced: false, steps: [] },
    ...gone.map((at): Slot => ({ at, isReplaced: true, steps: [] })),
  ];
  let place = 0;
  for (const [index, step] of steps.entries()) {
    const home = homeOf(step);
    const own = slots.findIndex(({ at, isReplaced }) => isReplaced && at === home);
    const next = slots[place + 1];
    const isNextFree =
      next !== undefined && !steps.slice(index + 1).some((later) => homeOf(later) === next.at);
    if (own >= place) place = own;
    else if (own < 0 && isNextFree) place += 1;
    slots[place]?.steps.push(step);
  }
  return slots.filter((slot) => slot.isReplaced || slot.steps.length > 0);
}

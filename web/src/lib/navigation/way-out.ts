/**
 * The way out of steps that each have a history entry. It leads to where the browser's Back button would end after
 * all the steps, and leaves none of them for a later Back.
 */
import { useRouter } from '@tanstack/react-router';
import { addressAt } from './trail.ts';

/** Index of the first step in the history, and the address of the entry before it. */
export interface Entrance {
  readonly index: number;
  /** Undefined if no page of ours came before. */
  readonly from: string | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed on from step to step, so that it survives a reload. */
    entrance?: Entrance;
  }
}

export interface WayOut {
  readonly entrance: Entrance;
  /** Leads to where the learner came from. If this is unknown, or on request, leads to the page above. */
  readonly leave: (to: 'entrance' | 'above') => void;
}

export interface WayOutOptions {
  /** Returns true if an address is another of these steps. */
  readonly isStep: (address: string) => boolean;
  /** Address of the page above, for learners who did not come from a page of ours. */
  readonly above: string;
}

export function useWayOut({ isStep, above }: WayOutOptions): WayOut {
  const { history } = useRouter();
  const entrance = entranceOf();
  return { entrance, leave };

  function entranceOf(): Entrance {
    const { state } = history.location;
    if (state.entrance) return state.entrance;
    let index = state.__TSR_index;
    let from = addressAt(history, index - 1);
    while (from !== undefined && isStep(from)) {
      index -= 1;
      from = addressAt(history, index - 1);
    }
    return { index, from };
  }

  function leave(to: 'entrance' | 'above'): void {
    const { index, from } = entranceOf();
    const steps = index - history.location.state.__TSR_index;
    if (from === above || (from !== undefined && to === 'entrance')) {
      history.go(steps - 1);
      return;
    }
    if (steps === 0) {
      history.replace(above);
      return;
    }
    const stop = history.subscribe(() => {
      stop();
      history.replace(above);
    });
    history.go(steps);
  }
}

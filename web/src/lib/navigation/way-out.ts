/**
 * The way out of something that has steps, each an entry of the history. It leads to where the browser's own Back would
 * end, past all the steps, and leaves none of them behind for a later Back.
 */
import { useRouter } from '@tanstack/react-router';
import { addressAt } from './trail.ts';

/** Where the steps begin in the history, and the address of the entry before them. */
export interface Entrance {
  readonly index: number;
  /** None where nothing of ours came before. */
  readonly from: string | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Handed on from step to step, so that it outlives a reload. */
    entrance?: Entrance;
  }
}

export interface WayOut {
  readonly entrance: Entrance;
  /** To where one came from; where that is unknown, and if it is asked for, to the page above. */
  readonly leave: (to: 'entrance' | 'above') => void;
}

export interface WayOutOptions {
  /** Whether an address is another of these steps. */
  readonly isStep: (address: string) => boolean;
  /** The address of the page above, which a leaver gets who came from nowhere. */
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

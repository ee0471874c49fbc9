/** Counts the time and the changes of a learner who plays with a visualization, and what has not been reported yet. */
import { playReportLimits, type InteractBody } from '@qubloom/contract';

export interface Play {
  /** Seconds on the page while it is visible. */
  readonly seconds: number;
  /** Moves of a slider and presses of a button. */
  readonly interactions: number;
  /** Time of the last change, in milliseconds of any clock. */
  readonly changedAt: number | undefined;
  readonly reported: { readonly seconds: number; readonly interactions: number };
}

export const startPlay: Play = {
  seconds: 0,
  interactions: 0,
  changedAt: undefined,
  reported: { seconds: 0, interactions: 0 },
};

/**
 * Milliseconds without a change after which the next change is a new interaction, because a move of a slider
 * counts as one.
 */
const pauseBetween = 500;

export type PlayEvent =
  | { readonly kind: 'second' }
  | { readonly kind: 'change'; readonly at: number }
  | { readonly kind: 'reported' };

export function playAfter(play: Play, event: PlayEvent): Play {
  switch (event.kind) {
    case 'second':
      return { ...play, seconds: play.seconds + 1 };
    case 'change': {
      const isSame = play.changedAt !== undefined && event.at - play.changedAt < pauseBetween;
      const interactions = play.interactions + (isSame ? 0 : 1);
      return { ...play, interactions, changedAt: event.at };
    }
    case 'reported': {
      const { seconds, interactions } = play;
      return { ...play, reported: { seconds, interactions } };
    }
  }
}

/** Returns what has not been reported yet, up to the maximum of one report. */
export function reportOf(
  { seconds, interactions, reported }: Play,
  completed: boolean,
): InteractBody {
  return {
    completed,
    timeSpent: Math.min(playReportLimits.seconds, seconds - reported.seconds),
    interactionCount: Math.min(playReportLimits.interactions, interactions - reported.interactions),
  };
}

export function isUnreported({ seconds, interactions, reported }: Play): boolean {
  return seconds > reported.seconds || interactions > reported.interactions;
}

/** Formats seconds like `1:05`. */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Going through cards: the position, the known cards, and what still has to be saved. Pure. */
import type { CardAnswer, FlashcardId } from '@qubloom/contract';

export interface StudyState {
  /** The cards in the order in which they are asked. A missed card may be asked again. */
  readonly queue: readonly FlashcardId[];
  /** Position in the queue. After its end, the sitting is over. */
  readonly at: number;
  readonly isFlipped: boolean;
  /** Cards that were known when they were last asked, each once. */
  readonly completed: readonly FlashcardId[];
  readonly knowItCount: number;
  readonly studyMoreCount: number;
  /** Number of known cards when they were last saved. */
  readonly savedCount: number;
  /** The correct answer that was built, turned, or picked on this card. */
  readonly answer: CardAnswer | undefined;
}

export interface StudyStart {
  readonly cards: readonly FlashcardId[];
  /** Known from earlier sittings. */
  readonly known: readonly FlashcardId[];
}

export type StudyEvent =
  | { readonly kind: 'flip' }
  | { readonly kind: 'done'; readonly answer: CardAnswer }
  | { readonly kind: 'rate'; readonly isKnown: boolean; readonly repeats: boolean }
  /** `place`: a number from 0 to below 1 that says which other card. */
  | { readonly kind: 'shuffle'; readonly place: number }
  | { readonly kind: 'restart' }
  /** Goes once more through the cards that are not known. */
  | { readonly kind: 'again' }
  | { readonly kind: 'saved' };

/** Starts at the first unknown card; at the beginning if all are known. */
export function startStudy({ cards, known }: StudyStart): StudyState {
  const first = cards.findIndex((id) => !known.includes(id));
  return {
    queue: cards,
    at: Math.max(first, 0),
    isFlipped: false,
    completed: first < 0 ? [] : cards.filter((id) => known.includes(id)),
    knowItCount: 0,
    studyMoreCount: 0,
    savedCount: 0,
    answer: undefined,
  };
}

export function studyAfter(state: StudyState, event: StudyEvent): StudyState {
  switch (event.kind) {
    case 'flip':
      return { ...state, isFlipped: !state.isFlipped };
    case 'done':
      return { ...state, isFlipped: true, answer: event.answer };
    case 'rate':
      return rated(state, event);
    case 'shuffle':
      return { ...state, ...front, at: otherPlace(state, event.place) };
    case 'restart':
      // A round through the remaining cards has only those in its queue.
      return {
        ...state,
        ...front,
        at: 0,
        queue: [...new Set([...state.queue, ...state.completed])],
      };
    case 'again':
      return {
        ...state,
        ...front,
        at: 0,
        queue: [...new Set(state.queue)].filter((id) => !state.completed.includes(id)),
      };
    case 'saved':
      return { ...state, savedCount: state.knowItCount };
  }
}

const front = { isFlipped: false, answer: undefined };

function rated(
  state: StudyState,
  { isKnown, repeats }: Extract<StudyEvent, { kind: 'rate' }>,
): StudyState {
  const id = cardAt(state);
  if (id === undefined) return state;
  const next = { ...state, ...front, at: state.at + 1 };
  if (isKnown) {
    const completed = state.completed.includes(id) ? state.completed : [...state.completed, id];
    return { ...next, completed, knowItCount: state.knowItCount + 1 };
  }
  const comesAgain = repeats && !isRepeat(state);
  const queue = comesAgain ? [...state.queue, id] : state.queue;
  return {
    ...next,
    queue,
    completed: state.completed.filter((known) => known !== id),
    studyMoreCount: state.studyMoreCount + 1,
  };
}

export function cardAt(state: StudyState): FlashcardId | undefined {
  return state.queue[state.at];
}

export function isOver(state: StudyState): boolean {
  return state.at >= state.queue.length;
}

/** Returns true if the shown card was already asked in this sitting, so that it is practice and not a review. */
export function isRepeat(state: StudyState): boolean {
  const id = cardAt(state);
  return id !== undefined && state.queue.indexOf(id) < state.at;
}

/** Returns true if leaving now would lose a known card. */
export function isUnsaved(state: StudyState): boolean {
  return state.completed.length > 0 && state.knowItCount > state.savedCount;
}

function otherPlace({ queue, at }: StudyState, place: number): number {
  if (queue.length < 2) return at;
  const step = 1 + Math.floor(place * (queue.length - 1));
  return (Math.min(at, queue.length) + step) % queue.length;
}

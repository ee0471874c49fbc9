/**
 * A browser keeps calls that it could not send, and may send one twice because a reply was lost or two tabs
 * are open. The server stores the reply to each call under its key, and repeats it.
 */

/** The request header that carries the key. */
export const idempotencyHeader = 'idempotency-key';

/** The key contains the learner's id, so that no call can count for another learner. */
export interface IdempotencyKey {
  readonly learner: number;
  /** 32 random hexadecimal digits, new for each call. */
  readonly random: string;
}

export function formatIdempotencyKey({ learner, random }: IdempotencyKey): string {
  return `${String(learner)}-${random}`;
}

/** Returns null if the text is not a key. */
export function parseIdempotencyKey(text: string): IdempotencyKey | null {
  const [, learner, random] = /^([1-9]\d{0,9})-([0-9a-f]{32})$/.exec(text) ?? [];
  return learner && random ? { learner: Number(learner), random } : null;
}

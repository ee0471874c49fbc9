/**
 * A browser keeps what it could not send, and may send it twice: the answer to the first call was lost on the
 * way, or two tabs are open. The server remembers a call by its key, and answers it again with the same reply.
 */

/** The request header that carries the key. */
export const idempotencyHeader = 'idempotency-key';

/** The learner's id stands in the key, so that nothing is ever taken for another learner's. */
export interface IdempotencyKey {
  readonly learner: number;
  /** 32 hexadecimal digits, drawn at random for each call. */
  readonly random: string;
}

export function formatIdempotencyKey({ learner, random }: IdempotencyKey): string {
  return `${String(learner)}-${random}`;
}

/** Null for what is no key. */
export function parseIdempotencyKey(text: string): IdempotencyKey | null {
  const [, learner, random] = /^([1-9]\d{0,9})-([0-9a-f]{32})$/.exec(text) ?? [];
  return learner && random ? { learner: Number(learner), random } : null;
}

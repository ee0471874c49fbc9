/**
 * The filter's doubts about the learners of this process. Only kinds are kept, in memory, and never a text: those of a
 * learner's last messages, and those of the messages that were held back, in case the learner says that they were fine.
 */
import type { Finding, UserId } from '@qubloom/contract';

export interface Held {
  readonly ref: string;
  readonly finding: Finding;
  readonly rule: string;
}

/** Messages of a learner that count, and how many of them may be doubtful. */
const counted = 20;
const limit = 4;

interface Doubted {
  /** Null for a message without doubt; the latest last. */
  readonly last: readonly (Finding | null)[];
  readonly held: readonly Held[];
}

const nothing: Doubted = { last: [], held: [] };

export class Doubts {
  readonly #of = new Map<UserId, Doubted>();

  /** Returns the most frequent kind if too many of the last messages were doubtful. Counting starts again then. */
  note(userId: UserId, finding: Finding | null): Finding | null {
    const before = this.#of.get(userId) ?? nothing;
    const last = [...before.last, finding].slice(-counted);
    const doubtful = last.filter((one) => one !== null);
    const isPast = doubtful.length >= limit;
    this.#of.set(userId, { ...before, last: isPast ? [] : last });
    return isPast ? mostFrequent(doubtful) : null;
  }

  hold(userId: UserId, held: Held): void {
    const before = this.#of.get(userId) ?? nothing;
    this.#of.set(userId, { ...before, held: [...before.held, held].slice(-counted) });
  }

  /** Returns what was found in the message, once. */
  takeHeld(userId: UserId, ref: string): Held | undefined {
    const before = this.#of.get(userId) ?? nothing;
    const held = before.held.find((one) => one.ref === ref);
    this.#of.set(userId, { ...before, held: before.held.filter((one) => one !== held) });
    return held;
  }

  keepOnly(here: ReadonlySet<UserId>): void {
    for (const id of this.#of.keys()) if (!here.has(id)) this.#of.delete(id);
  }
}

function mostFrequent(findings: readonly Finding[]): Finding | null {
  const times = (finding: Finding) => findings.filter((one) => one === finding).length;
  return findings.toSorted((one, other) => times(other) - times(one))[0] ?? null;
}

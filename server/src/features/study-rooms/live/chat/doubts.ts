/**
 * The filter's doubts about the learners of this process. The memory holds what kind of problem the filter found, and
 * never a text: for each learner's last messages, and for those that were held back, in case the learner says that they
 * were fine.
 */
import type { Finding, UserId } from '@qubloom/contract';

export interface Held {
  readonly ref: string;
  readonly finding: Finding;
  readonly rule: string;
}

/** Number of a learner's last messages that count. */
const counted = 20;
/** Number of doubtful messages among these that is too many. */
const limit = 4;

interface Doubted {
  /** Findings in the last messages, the latest last; null for a message without doubt. */
  readonly last: readonly (Finding | null)[];
  readonly held: readonly Held[];
}

const nothing: Doubted = { last: [], held: [] };

export class Doubts {
  readonly #of = new Map<UserId, Doubted>();

  /** Returns the most frequent kind if too many of the last messages were doubtful, and then starts to count again. */
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

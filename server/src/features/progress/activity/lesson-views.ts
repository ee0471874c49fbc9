/**
 * Counts opened lessons for the learners' daily numbers. Reading a lesson must not wait for a write, so the counts are
 * kept in memory for a few seconds and written together. A crash loses the counts of those seconds.
 */
import type { UserId } from '@qubloom/contract';
import type { LocalDay } from '../../../domain/local-day.ts';

export interface ViewsOfDay {
  readonly userId: UserId;
  readonly day: LocalDay;
  readonly views: number;
}

/** Writes all of them, or throws without writing any. */
export type WriteViews = (views: readonly ViewsOfDay[]) => Promise<void>;

/** The delay in milliseconds. */
const writeDelay = 5000;
/** The maximum number of waiting entries, one for each learner and day. At this number, they are written at once. */
const maxWaiting = 1000;

export class LessonViews {
  readonly #write: WriteViews;
  #waiting = new Map<string, ViewsOfDay>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(write: WriteViews) {
    this.#write = write;
  }

  note(userId: UserId, day: LocalDay): void {
    const key = `${String(userId)} ${day}`;
    const views = (this.#waiting.get(key)?.views ?? 0) + 1;
    this.#waiting.set(key, { userId, day, views });
    if (this.#waiting.size >= maxWaiting) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), writeDelay).unref();
  }

  /** Resolves when all views so far are written, or given up because the database is down. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (views.length > 0) {
      // A count that cannot be written must not break the lesson that was shown.
      this.#writing = this.#writing.then(() => this.#write(views)).catch(() => undefined);
    }
    return this.#writing;
  }
}

/**
 * One queue for all tabs sends what a learner does, oldest first. Each call is stored in this browser until the
 * server has answered it. While the network or the server cannot be reached, it waits and is tried again
 * automatically. It is sent only for the learner who made it. A visitor's calls wait without an owner until a
 * learner signs in and keeps them.
 */
import type { LearnedAt, Route } from '@qubloom/contract';
import { callUntyped } from '../api/api.ts';
import { type Entry, entryStore, type EntryStore, type OutgoingInput } from './entries.ts';
import { delayAfter, verdictOf } from './verdict.ts';
import { connectivity, isSiteThere, type Trouble } from '../../lib/connectivity/connectivity.ts';

export interface OutgoingState {
  /** Entries that the server has not answered yet, oldest first. */
  readonly kept: readonly Entry[];
  /** The reason for waiting. Also set while nothing waits, if the network is gone or a copy was used. */
  readonly trouble: Trouble | null;
}

export type Sent<Reply> =
  | { readonly isKept: false; readonly reply: Reply }
  /** No answer yet. */
  | { readonly isKept: true };

export interface Answered {
  readonly entry: Entry;
  readonly reply: unknown;
}

/** Receives the results that no caller waits for anymore. */
export interface OutgoingListener {
  onSentLater(answered: readonly Answered[]): void;
  onRefusedLater(entry: Entry, error: unknown): void;
  /** The server has the newest state of something now. */
  onSentQuietly(entry: Entry): void;
  /** Another tab got an answer. */
  onSentElsewhere(): void;
  onSignedOut(): void;
  /** The site answers again. What was shown in the meantime came from this browser. */
  onBack(): void;
}

interface Waiter {
  readonly entry: Entry;
  isAwaited: boolean;
  readonly answer: Promise<unknown>;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds after which a call counts as unanswered. */
const timeoutMilliseconds = 20_000;

/** Milliseconds after which a call says when it was made. */
const lateMilliseconds = 60_000;

/** Milliseconds without a change after which the newest state of something is sent. */
const quietMilliseconds = 3000;

const nothing: OutgoingState = { kept: [], trouble: null };

export class Outgoing {
  readonly #listener: OutgoingListener;
  readonly #watchers = new Set<() => void>();
  readonly #waiters = new Map<string, Waiter>();
  #learner: number | undefined;
  #ownStore: EntryStore | undefined;
  #visitorsStore: EntryStore | undefined;
  #state = nothing;
  #failures = 0;
  #nextTry: ReturnType<typeof setTimeout> | undefined;
  #quietTurn: ReturnType<typeof setTimeout> | undefined;
  #turns: Promise<void> = Promise.resolve();

  constructor(listener: OutgoingListener) {
    this.#listener = listener;
  }

  /** Created on demand, because there is no storage while pages are rendered ahead of time. */
  get #visitors(): EntryStore {
    return (this.#visitorsStore ??= entryStore(undefined));
  }

  get #store(): EntryStore {
    return this.#ownStore ?? this.#visitors;
  }

  readonly state = (): OutgoingState => this.#state;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Watches the network, the page, and the other tabs. Returns a function that ends this. */
  watch(): () => void {
    const tryNow = () => void this.#takeTurn();
    const leave = () => {
      if (this.#quietTurn !== undefined) tryNow();
    };
    const comeBack = () => (document.hidden ? leave() : tryNow());
    const hear = ({ key }: StorageEvent) => {
      if (key !== null && this.#store.isAbout(key)) this.#hearOtherTab();
    };
    const show = () => this.#show();
    window.addEventListener('online', tryNow);
    window.addEventListener('offline', show);
    window.addEventListener('storage', hear);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', comeBack);
    const stopHearing = connectivity.subscribe(() => this.#hearReach());
    if (connectivity.isAway()) this.#hearReach();
    return () => {
      stopHearing();
      clearTimeout(this.#nextTry);
      clearTimeout(this.#quietTurn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', tryNow);
      window.removeEventListener('offline', show);
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }

  /** Sets the learner whose calls are sent from now on; undefined for a visitor, whose calls wait. */
  setLearner(learner: number | undefined): void {
    if (learner === this.#learner) return;
    clearTimeout(this.#nextTry);
    this.#learner = learner;
    this.#ownStore = learner === undefined ? undefined : entryStore(learner);
    this.#failures = 0;
    this.#waiters.clear();
    this.#show();
    if (this.#state.kept.length > 0) void this.#takeTurn();
  }

  /**
   * Sends a call. A visitor's call is stored.
   * @throws {ApiError} if the server refuses it.
   */
  async send(route: Route, input: OutgoingInput = {}): Promise<Sent<unknown>> {
    if (!this.#ownStore) {
      this.#store.add(route, input);
      this.#show();
      return { isKept: true };
    }
    const waiter = newWaiter(this.#store.add(route, input));
    this.#waiters.set(waiter.entry.key, waiter);
    this.#show();
    const isAnswered = waiter.answer.then(
      () => true,
      () => true,
    );
    if (await Promise.race([isAnswered, this.#takeTurn().then(() => false)])) {
      return { isKept: false, reply: await waiter.answer };
    }
    waiter.isAwaited = false;
    return { isKept: true };
  }

  /**
   * Sends the newest state of something once it has not changed for a while, or when the page is left. Replaces an
   * earlier state that still waits.
   */
  sendNewest(route: Route, input: OutgoingInput): void {
    const store = this.#store;
    const isEarlier = (entry: Entry) =>
      entry.isQuiet === true &&
      entry.route.path === route.path &&
      JSON.stringify(entry.params) === JSON.stringify(input.params);
    store
      .list()
      .filter(isEarlier)
      .forEach(({ key }) => store.remove(key));
    store.add(route, input, true);
    this.#show();
    if (!this.#ownStore) return;
    clearTimeout(this.#quietTurn);
    this.#quietTurn = setTimeout(() => void this.#takeTurn(), quietMilliseconds);
  }

  /** Entries made here before anybody signed in, oldest first. */
  visitorsEntries(): readonly Entry[] {
    return this.#visitors.list();
  }

  /**
   * Sends what the learner did before signing in like anything else that they do, except for what `isSent`
   * rejects.
   */
  keepVisitors(isSent: (entry: Entry) => boolean = () => true): Promise<void> {
    const store = this.#ownStore;
    if (!store) return Promise.resolve();
    for (const entry of this.#visitors.list()) {
      if (isSent(entry)) store.take(entry);
      this.#visitors.remove(entry.key);
    }
    this.#show();
    return this.#takeTurn();
  }

  /** Deletes the entries made here before anybody signed in. */
  forgetVisitors(): void {
    this.#visitors.list().forEach(({ key }) => this.#visitors.remove(key));
    this.#show();
  }

  /** Sends what can be sent now, before the learner leaves. */
  sendNow(): Promise<void> {
    return this.#takeTurn();
  }

  /** Deletes everything of a learner who leaves this browser for good. */
  forgetAll(): void {
    this.#store.list().forEach(({ key }) => this.#store.remove(key));
    this.#waiters.clear();
    this.#show();
  }

  /**
   * Settles when the server has answered the entry, which may be from before a reload, if the page is still open.
   */
  answerTo(entry: Entry): Promise<unknown> {
    const waiter = this.#waiters.get(entry.key) ?? { ...newWaiter(entry), isAwaited: false };
    this.#waiters.set(entry.key, waiter);
    return waiter.answer;
  }

  /** One turn at a time, both in this tab and across tabs. */
  #takeTurn(): Promise<void> {
    this.#turns = this.#turns.then(async () => {
      clearTimeout(this.#quietTurn);
      this.#quietTurn = undefined;
      const store = this.#ownStore;
      if (!store || store.list().length === 0) return this.#askAgain();
      await oneTabAtATime(`qubloom.outgoing.${this.#learner}`, () => this.#sendAll(store));
    });
    return this.#turns;
  }

  async #sendAll(store: EntryStore): Promise<void> {
    clearTimeout(this.#nextTry);
    const sentLater: Answered[] = [];
    for (let entry; store === this.#ownStore && (entry = store.list()[0]);) {
      const waiter = this.#waiters.get(entry.key);
      try {
        const reply = await callOf(entry);
        store.remove(entry.key);
        this.#failures = 0;
        connectivity.note(false);
        if (entry.isQuiet) this.#listener.onSentQuietly(entry);
        else if (!waiter?.isAwaited) sentLater.push({ entry, reply });
        this.#settle(entry.key)?.resolve(reply);
      } catch (error) {
        const isAwaited = waiter?.isAwaited ?? false;
        const verdict = verdictOf(error, isAwaited, Date.now() - entry.at);
        if (verdict !== 'refused') {
          this.#wait(verdict);
          break;
        }
        store.remove(entry.key);
        if (!isAwaited && !entry.isQuiet) this.#listener.onRefusedLater(entry, error);
        this.#settle(entry.key)?.reject(error);
      }
      this.#show();
    }
    if (store !== this.#ownStore) return;
    this.#show();
    if (sentLater.length > 0) this.#listener.onSentLater(sentLater);
  }

  #wait(verdict: 'later' | 'signed-out'): void {
    if (verdict === 'signed-out') return this.#listener.onSignedOut();
    this.#failures += 1;
    clearTimeout(this.#nextTry);
    this.#nextTry = setTimeout(
      () => void this.#takeTurn(),
      delayAfter(this.#failures, Math.random()),
    );
  }

  /** Nothing waits, but the page may show old data. */
  async #askAgain(): Promise<void> {
    this.#show();
    if (!connectivity.isAway()) return;
    if (await isSiteThere()) connectivity.note(false);
    else this.#wait('later');
  }

  #hearReach(): void {
    this.#show();
    if (connectivity.isAway()) return this.#wait('later');
    this.#failures = 0;
    this.#listener.onBack();
    void this.#takeTurn();
  }

  /** Another tab has stored or sent something. Calls that this tab waits for are repeated with their keys. */
  #hearOtherTab(): void {
    const before = this.#state.kept;
    this.#show();
    const here = new Set(this.#state.kept.map(({ key }) => key));
    const gone = before.filter(({ key }) => !here.has(key));
    if (gone.length === 0) return;
    for (const { key } of gone) {
      const waiter = this.#settle(key);
      if (waiter) callOf(waiter.entry).then(waiter.resolve, waiter.reject);
    }
    this.#listener.onSentElsewhere();
  }

  #settle(key: string): Waiter | undefined {
    const waiter = this.#waiters.get(key);
    this.#waiters.delete(key);
    return waiter;
  }

  #show(): void {
    const kept = this.#store.list();
    const hasFailed = this.#failures > 0 && kept.length > 0;
    const trouble = connectivity.trouble() ?? (hasFailed ? 'unreachable' : null);
    this.#state = kept.length === 0 && trouble === null ? nothing : { kept, trouble };
    this.#watchers.forEach((watcher) => watcher());
  }
}

function newWaiter(entry: Entry): Waiter {
  let resolve: Waiter['resolve'] = () => undefined;
  let reject: Waiter['reject'] = () => undefined;
  const answer = new Promise<unknown>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  // The waiting caller may be gone by then.
  answer.catch(() => undefined);
  return { entry, isAwaited: true, answer, resolve, reject };
}

function callOf(entry: Entry): Promise<unknown> {
  const { route, params, body, key } = entry;
  // A call that a closed tab has begun continues, so it is seldom sent twice.
  const options = { outlivesPage: true, signal: AbortSignal.timeout(timeoutMilliseconds) };
  const learnedAt = learnedAtOf(entry);
  return callUntyped(route, { ...options, params, body, idempotencyKey: key, learnedAt });
}

/** Returns undefined for a call that is sent at once, because the server's clock is more reliable. */
function learnedAtOf({ at, timeZone }: Entry): LearnedAt | undefined {
  const isLate = Date.now() - at > lateMilliseconds;
  return isLate && timeZone !== undefined ? { moment: new Date(at), timeZone } : undefined;
}

/**
 * If a tab cannot get the lock (plain http has none, or a sleeping tab on a phone may hold it), two tabs may send
 * the same call; the server does it only once, by its key.
 */
async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return work();
  let isOurs = false;
  const holding = locks.request(name, { signal: AbortSignal.timeout(timeoutMilliseconds) }, () => {
    isOurs = true;
    return work();
  });
  await holding.catch((error: unknown) => {
    if (isOurs) throw error;
    return work();
  });
}

/**
 * What a learner does goes out through one queue for all tabs, oldest first. Each call is kept in this browser
 * until the server has answered it; while the network or the server is away it waits there and is tried again
 * by itself. It is sent for the learner who did it, and for nobody else. What a visitor does waits without an owner
 * until a learner who signs in keeps it.
 */
import type { LearnedAt, Route } from '@qubloom/contract';
import { callUntyped } from '../api/api.ts';
import { isSiteThere } from '../code-loading/code-missing.ts';
import { siteReach } from '../offline/site-reach.ts';
import { type Entry, entryStore, type EntryStore, type OutgoingInput } from './entries.ts';
import { delayAfter, verdictOf } from './verdict.ts';

export interface OutgoingState {
  /** What the server has not answered yet, oldest first. */
  readonly kept: readonly Entry[];
  /** Why it waits; known also while nothing waits, where the network is gone or a copy had to do. */
  readonly trouble: 'offline' | 'unreachable' | null;
}

export type Sent<Reply> =
  | { readonly isKept: false; readonly reply: Reply }
  /** No answer yet. */
  | { readonly isKept: true };

export interface Answered {
  readonly entry: Entry;
  readonly reply: unknown;
}

/** Told of what nobody waits for any more. */
export interface OutgoingListener {
  onSentLater(answered: readonly Answered[]): void;
  onRefusedLater(entry: Entry, error: unknown): void;
  /** The newest state of something is with the server now. */
  onSentQuietly(entry: Entry): void;
  /** Another tab had an answer. */
  onSentElsewhere(): void;
  onSignedOut(): void;
  /** The site answers again: what was shown meanwhile came from this browser. */
  onBack(): void;
}

interface Waiter {
  readonly entry: Entry;
  isAwaited: boolean;
  readonly answer: Promise<unknown>;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds after which a call counts as not answered. */
const timeoutMilliseconds = 20_000;

/** Milliseconds after which a call says when it was made. */
const lateMilliseconds = 60_000;

/** Milliseconds without a change, after which the newest state of something is sent. */
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

  /** Made when it is asked for: where pages are drawn ahead of time there is no storage. */
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

  /** Watches the network, the page and the other tabs, until the function that it gives is called. */
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
    const stopHearing = siteReach.subscribe(() => this.#hearReach());
    if (siteReach.isAway()) this.#hearReach();
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

  /** Whose calls are sent from now on; undefined for a visitor, whose calls wait. */
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
   * A visitor's call is kept.
   * @throws {ApiError} when the server refuses it.
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
   * Sends the newest state of something, once it has rested for a while or the page is left. An earlier one that still
   * waits is given up.
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

  /** The entries made here before anybody signed in, oldest first. */
  visitorsEntries(): readonly Entry[] {
    return this.#visitors.list();
  }

  /**
   * The learner keeps what was done before they signed in: it is sent like anything else that they do, apart from what
   * `isSent` leaves out.
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

  /** Entries made here before anybody signed in belong to nobody. */
  forgetVisitors(): void {
    this.#visitors.list().forEach(({ key }) => this.#visitors.remove(key));
    this.#show();
  }

  /** Sends what waits as far as it can be sent now, before its learner leaves. */
  sendNow(): Promise<void> {
    return this.#takeTurn();
  }

  /** The learner leaves this browser for good: nothing of theirs stays in it. */
  forgetAll(): void {
    this.#store.list().forEach(({ key }) => this.#store.remove(key));
    this.#waiters.clear();
    this.#show();
  }

  /** Settles when the server has answered what was kept, also before a reload, if the page is still there. */
  answerTo(entry: Entry): Promise<unknown> {
    const waiter = this.#waiters.get(entry.key) ?? { ...newWaiter(entry), isAwaited: false };
    this.#waiters.set(entry.key, waiter);
    return waiter.answer;
  }

  /** One turn after the other in this tab, and one tab at a time. */
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
        siteReach.note(false);
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

  /** Nothing waits, but what is shown may be old. */
  async #askAgain(): Promise<void> {
    this.#show();
    if (!siteReach.isAway()) return;
    if (await isSiteThere()) siteReach.note(false);
    else this.#wait('later');
  }

  #hearReach(): void {
    this.#show();
    if (siteReach.isAway()) return this.#wait('later');
    this.#failures = 0;
    this.#listener.onBack();
    void this.#takeTurn();
  }

  /** Another tab has kept or sent something. What we wait for ourselves is asked again by its key. */
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
    const isUnreachable = siteReach.isAway() || (this.#failures > 0 && kept.length > 0);
    const trouble = !navigator.onLine ? 'offline' : isUnreachable ? 'unreachable' : null;
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
  // Whoever waited may be gone by then.
  answer.catch(() => undefined);
  return { entry, isAwaited: true, answer, resolve, reject };
}

function callOf(entry: Entry): Promise<unknown> {
  const { route, params, body, key } = entry;
  // A call that a closed tab has begun goes on, and so it is seldom sent twice.
  const options = { outlivesPage: true, signal: AbortSignal.timeout(timeoutMilliseconds) };
  const learnedAt = learnedAtOf(entry);
  return callUntyped(route, { ...options, params, body, idempotencyKey: key, learnedAt });
}

/** Undefined for what is sent at once: the server's clock is the better one. */
function learnedAtOf({ at, timeZone }: Entry): LearnedAt | undefined {
  const isLate = Date.now() - at > lateMilliseconds;
  return isLate && timeZone !== undefined ? { moment: new Date(at), timeZone } : undefined;
}

/**
 * Where a tab cannot have the lock (on plain http there is none, and a phone may have put the tab to sleep that
 * holds it) two tabs may send the same; the server does it once by its key.
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

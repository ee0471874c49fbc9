/**
 * The calls of one learner, or of a visitor, that wait in this browser. Each is an entry of its own, so that tabs
 * do not overwrite each other's.
 */
import { formatIdempotencyKey, type Method, type Route } from '@qubloom/contract';
import { timeZone } from '../../lib/browser/time-zone.ts';
import { isRecord, parseRecord } from '../../lib/storage/is-record.ts';
import { learnerStorage } from '../storage/learner-storage.ts';

export interface OutgoingInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
}

export interface Entry extends OutgoingInput {
  /** The same for every try, so that the server does it only once. */
  readonly key: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
  /** IANA zone in which it was done. Entries of earlier versions have none. */
  readonly timeZone?: string;
  /**
   * Increases regardless of the clock, because later calls may depend on earlier ones. 0 for entries without one.
   */
  readonly turn: number;
  readonly route: Route;
  /** Its learner did it before signing in. */
  readonly isVisitors?: boolean;
  /** True if only the newest state counts, so that nothing waits for the answer and nothing is shown. */
  readonly isQuiet?: boolean;
}

export interface EntryStore {
  /** Oldest first. */
  list(): readonly Entry[];
  add(route: Route, input: OutgoingInput, isQuiet?: boolean): Entry;
  /** Takes over a visitor's entry. Every tab gives it the same key, so the server does it only once. */
  take(visitors: Entry): void;
  remove(key: string): void;
  /** Returns true if a `StorageEvent` with this key reports a change of the entries. */
  isAbout(storageKey: string): boolean;
}

/** Maximum number of a visitor's entries. If there are more, the oldest is dropped. */
const maxVisitorsEntries = 400;

/** `learner` is undefined for a visitor, whose entries wait for a learner who signs in and keeps them. */
export function entryStore(learner: number | undefined): EntryStore {
  const storage = learnerStorage(learner);
  /** If storage is full or closed, an entry lasts as long as the page. */
  const unsaved = new Map<string, Entry>();

  const list = () =>
    storage
      .names('outgoing')
      .flatMap((key) => parseEntry(key, storage.find('outgoing', key)?.text) ?? [])
      .concat(...unsaved.values())
      .sort((one, other) => one.turn - other.turn || one.at - other.at);

  const put = (entry: Entry) => {
    const { key, ...text } = entry;
    if (!storage.save('outgoing', key, JSON.stringify(text))) unsaved.set(key, entry);
  };
  const remove = (key: string) => {
    unsaved.delete(key);
    storage.remove('outgoing', key);
  };

  const nextTurn = () => (list().at(-1)?.turn ?? 0) + 1;

  return {
    list,
    remove,
    add: (route, { params, body }, isQuiet) => {
      const { method, path } = route;
      const key = keyFor(learner, randomDigits());
      const entry: Entry = {
        ...{ key, at: Date.now(), timeZone: timeZone(), turn: nextTurn() },
        ...{ route: { method, path }, params, body },
        ...(isQuiet && { isQuiet }),
      };
      put(entry);
      const waiting = learner === undefined ? list() : [];
      waiting.slice(0, -maxVisitorsEntries).forEach((oldest) => remove(oldest.key));
      return entry;
    },
    take: (visitors) => {
      const random = visitors.key.slice(visitors.key.indexOf('-') + 1);
      put({ ...visitors, key: keyFor(learner, random), turn: nextTurn(), isVisitors: true });
    },
    isAbout: (storageKey) => storageKey.startsWith(`${storage.keyOf('outgoing', '')}.`),
  };
}

function keyFor(learner: number | undefined, random: string): string {
  return learner === undefined ? `visitor-${random}` : formatIdempotencyKey({ learner, random });
}

const methods: readonly unknown[] = ['POST', 'PATCH', 'DELETE'] satisfies Method[];

/** Entries that somebody has changed by hand are not sent. */
function parseEntry(key: string, text: string | undefined): Entry | null {
  const saved = parseRecord(text);
  const route = saved?.['route'];
  const at = saved?.['at'];
  if (!isRecord(route) || typeof at !== 'number' || !methods.includes(route['method'])) return null;
  if (typeof route['path'] !== 'string' || !route['path'].startsWith('/api/')) return null;
  const turn = typeof saved?.['turn'] === 'number' ? saved['turn'] : 0;
  return { ...saved, turn, key } as unknown as Entry;
}

/** `crypto.randomUUID` is missing on plain http in the local network. */
function randomDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The calls of one learner that wait in this browser, each an entry of its own, so that tabs lose none. */
import { formatIdempotencyKey, type Method, type Route } from '@qubloom/contract';
import { isRecord } from '../storage/is-record.ts';
import { learnerStorage } from '../storage/learner-storage.ts';

export interface OutgoingInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
}

export interface Entry extends OutgoingInput {
  /** The same for every try, so that the server does it once. */
  readonly key: string;
  /** Milliseconds since 1970; later calls may need what earlier ones did. */
  readonly at: number;
  readonly route: Route;
}

export interface EntryStore {
  /** Oldest first. */
  list(): readonly Entry[];
  add(route: Route, input: OutgoingInput): Entry;
  remove(key: string): void;
  /** Whether a `StorageEvent` with this key is about the entries. */
  isAbout(storageKey: string): boolean;
}

export function entryStore(learner: number): EntryStore {
  const storage = learnerStorage(learner);
  /** Where storage is full or closed, an entry lasts as long as the page. */
  const unsaved = new Map<string, Entry>();
  let lastAt = 0;

  const list = () =>
    storage
      .names('outgoing')
      .flatMap((key) => parseEntry(key, storage.find('outgoing', key)?.text) ?? [])
      .concat(...unsaved.values())
      .sort((one, other) => one.at - other.at);

  return {
    list,
    add: (route, { params, body }) => {
      lastAt = Math.max(Date.now(), lastAt + 1);
      const { method, path } = route;
      const key = formatIdempotencyKey({ learner, random: randomDigits() });
      const entry: Entry = { key, at: lastAt, route: { method, path }, params, body };
      const { key: _, ...text } = entry;
      if (!storage.save('outgoing', key, JSON.stringify(text))) unsaved.set(key, entry);
      return entry;
    },
    remove: (key) => {
      unsaved.delete(key);
      storage.remove('outgoing', key);
    },
    isAbout: (storageKey) => storageKey.startsWith(`${storage.keyOf('outgoing', '')}.`),
  };
}

const methods: readonly unknown[] = ['POST', 'PATCH', 'DELETE'] satisfies Method[];

/** What somebody changed by hand is not sent. */
function parseEntry(key: string, text: string | undefined): Entry | null {
  const saved = parseRecord(text);
  const route = saved?.['route'];
  const at = saved?.['at'];
  if (!isRecord(route) || typeof at !== 'number' || !methods.includes(route['method'])) return null;
  if (typeof route['path'] !== 'string' || !route['path'].startsWith('/api/')) return null;
  return { ...saved, key } as unknown as Entry;
}

function parseRecord(text = ''): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(text);
    return isRecord(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on plain http in the local network. */
function randomDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

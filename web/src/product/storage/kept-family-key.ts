/**
 * The key of a parent's page whose child a parent wants on the family page. It is kept in this tab while the parent
 * signs in, until the family page has used it.
 */
import { parseRecord } from '../../lib/storage/is-record.ts';
import { openArea } from '../../lib/storage/storage-area.ts';

const name = 'qubloom.family-key';

/** Milliseconds for which the server accepts the key. A test compares them with the table of periods, which is large. */
const lifetime = 30 * 60_000;

export function keepFamilyKey(key: string): void {
  openArea('session')?.set(name, JSON.stringify({ key, keptAt: Date.now() }));
}

/** Returns null if there is none, or if it has expired. */
export function keptFamilyKey(): string | null {
  const kept = parseRecord(openArea('session')?.get(name) ?? '');
  const key = kept?.['key'];
  const isFresh = Date.now() - Number(kept?.['keptAt']) < lifetime;
  return typeof key === 'string' && isFresh ? key : null;
}

export function forgetFamilyKey(): void {
  openArea('session')?.remove(name);
}

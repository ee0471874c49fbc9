/**
 * The parent's page from which a parent wants to see a child's progress. It is kept in this tab while the parent
 * signs in, and until the family page has used it.
 */
import { parseRecord } from '../../lib/storage/is-record.ts';
import { openArea } from '../../lib/storage/storage-area.ts';

const name = 'qubloom.family-link';

/** Milliseconds for which the server accepts the key of a parent's page. */
const lifetime = 30 * 60_000;

export interface FamilyLink {
  /** Key of the parent's page. */
  readonly key: string;
  readonly firstName: string;
}

export function keepFamilyLink(link: FamilyLink): void {
  openArea('session')?.set(name, JSON.stringify({ ...link, keptAt: Date.now() }));
}

/** Returns null if there is none, or if its key has expired. */
export function keptFamilyLink(): FamilyLink | null {
  const { key, firstName, keptAt } = parseRecord(openArea('session')?.get(name) ?? '') ?? {};
  if (typeof key !== 'string' || typeof firstName !== 'string') return null;
  return Date.now() - Number(keptAt) < lifetime ? { key, firstName } : null;
}

export function forgetFamilyLink(): void {
  openArea('session')?.remove(name);
}

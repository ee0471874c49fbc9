/** The parent's page that is open in this tab, so that a reload does not close it. */
import { parseRecord } from '../../lib/storage/is-record.ts';
import { openArea } from '../../lib/storage/storage-area.ts';

const name = 'qubloom.parent-page';

export interface KeptPage {
  /** The link that opened it. Another link in the same tab opens another page. */
  readonly token: string;
  readonly key: string;
}

export function keepParentsPage(page: KeptPage): void {
  openArea('session')?.set(name, JSON.stringify(page));
}

/** Returns the key of the page that this link has opened, or of the latest page if there is no link. */
export function keptKeyOf(token: string): string | null {
  const page = parseRecord(openArea('session')?.get(name) ?? '');
  const key = page?.['key'];
  if (typeof key !== 'string') return null;
  return token === '' || token === page?.['token'] ? key : null;
}

export function forgetParentsPage(): void {
  openArea('session')?.remove(name);
}

/** The one site for all journeys that do no harm to it. The global setup starts it; workers find it here. */
import type { SiteAddress } from './site.ts';

const names = { url: 'QUBLOOM_E2E_URL', dataFolder: 'QUBLOOM_E2E_DATA' } as const;

export function shareSite(site: SiteAddress): void {
  process.env[names.url] = site.url;
  process.env[names.dataFolder] = site.dataFolder;
}

export function sharedSite(): SiteAddress {
  const url = process.env[names.url];
  const dataFolder = process.env[names.dataFolder];
  if (!url || !dataFolder) throw new Error('The site is started by the global setup.');
  return { url, dataFolder };
}

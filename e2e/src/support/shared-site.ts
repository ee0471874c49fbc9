/**
 * The site that journeys share if they do not harm it. The global setup starts it, and workers find its address here.
 */
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

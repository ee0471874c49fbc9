/** Starts the site before the first journey and removes it after the last. */
import { shareSite } from './support/shared-site.ts';
import { startSite } from './support/site.ts';

export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  shareSite(site);
  return () => site.remove();
}

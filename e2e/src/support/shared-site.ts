/** One site for all journeys that do no harm to it. */
import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string;
    readonly siteData: string;
  }
}

export default async function provideSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('siteUrl', site.url);
  project.provide('siteData', site.dataFolder);
  return () => site.remove();
}

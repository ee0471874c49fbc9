/** The oldest supported browsers, as Vite's `build.target` names them. */
import { oldestBrowsers } from '../../scripts/lib/supported-browsers.mjs';

const names: Readonly<Record<string, string>> = { ios_saf: 'ios' };

export const browserTargets: string[] = oldestBrowsers().map(
  ({ name, version }) => `${names[name] ?? name}${version}`,
);

/** Facts about simulators for pages that don't need the schemas of their endpoints. */

/** The way in which a simulator is shown. Its address decides. */
export type SimulatorKind = 'local' | 'external' | 'internal';

/** `/simulators/...` opens in a frame, `http...` in a new tab, and any other address is a page of this site. */
export function simulatorKind(url: string): SimulatorKind {
  if (url.startsWith('/simulators/')) return 'local';
  if (url.startsWith('http')) return 'external';
  return 'internal';
}

/** Maximum seconds in one report. */
export const longestSimulatorReport = 600;

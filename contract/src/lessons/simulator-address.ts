/** What a page knows of simulators without the schemas of their endpoints. */

/** What a simulator's address says about how to show it. */
export type SimulatorKind = 'local' | 'external' | 'internal';

/** `/simulators/...` is an embedded frame, `http...` opens a new tab, anything else is our own page. */
export function simulatorKind(url: string): SimulatorKind {
  if (url.startsWith('/simulators/')) return 'local';
  if (url.startsWith('http')) return 'external';
  return 'internal';
}

/** Seconds that one report may tell of at most. */
export const longestSimulatorReport = 600;

/** The simulators that the site serves itself, as `/simulators/<name>`. */
export const localSimulators = [
  'switches',
  'marbles',
  'first-qubit',
  'coin-and-qubit',
  'ripple',
  'interference-mixer',
  'bloch',
  'measurement',
  'pair-tester',
  'circuit-lab',
  'chsh-game',
  'teleporter',
  'grover',
  'bb84',
  'noise',
] as const;
export type LocalSimulator = (typeof localSimulators)[number];

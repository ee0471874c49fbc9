/** Simulators that lessons show. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LessonParams } from './ids.ts';

/** What a simulator's address says about how to show it. */
export type SimulatorKind = 'local' | 'external' | 'internal';

/** `/simulators/...` is an embedded frame, `http...` opens a new tab, anything else is our own page. */
export function simulatorKind(url: string): SimulatorKind {
  if (url.startsWith('/simulators/')) return 'local';
  if (url.startsWith('http')) return 'external';
  return 'internal';
}

/** How much of the circuit lab is on the table. A lesson chooses, the learner can move up. */
export const labLevels = ['first-steps', 'explorer', 'full'] as const;

/** Seconds that one report may tell of at most. */
export const longestSimulatorReport = 600;

/** The simulators that the site serves itself, as `/simulators/<name>`. */
export const localSimulators = [
  'first-qubit',
  'coin-and-qubit',
  'ripple',
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

export const simulators = {
  recommended: endpoint({
    method: 'GET',
    path: '/api/lessons/:id/recommended-simulator',
    summary: "The simulator that fits a lesson's category best.",
    params: LessonParams,
    reply: z.object({ url: z.string() }),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/lessons/:id/simulator-use',
    summary:
      "Tell that a lesson's simulator is in use. Time counts no faster than the clock, and reports that follow each other are one use.",
    params: LessonParams,
    body: z.strictObject({
      /** Since the last report; 0 when the simulator has just been opened. */
      seconds: z.number().int().min(0).max(longestSimulatorReport),
    }),
    reply: z.object({
      /** Seconds that this use has come to. */
      seconds: z.number().int().min(0),
    }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found'],
  }),
};

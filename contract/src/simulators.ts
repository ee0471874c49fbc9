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

/** The simulators that the site serves itself, as `/simulators/<name>`. */
export const localSimulators = ['first-qubit', 'coin-and-qubit'] as const;
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
};

/** Simulators that lessons show. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { LessonParams } from './ids.ts';
import { longestSimulatorReport } from './lessons/simulator-address.ts';

export const simulators = {
  recommended: endpoint({
    ...routes.simulators.recommended,
    summary: "The simulator that fits a lesson's category best.",
    params: LessonParams,
    reply: z.object({ url: z.string() }),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  use: endpoint({
    ...routes.simulators.use,
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

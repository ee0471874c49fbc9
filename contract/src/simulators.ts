/** Simulators that lessons show. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';
import { LessonParams } from './ids.ts';
import { longestSimulatorReport } from './lessons/simulator-address.ts';

const Probability = z.number().min(0).max(1);

/** Noise settings of the lab: error probabilities for each gate and each measurement. */
export const DeviceRates = z.object({
  depolarizing: Probability,
  amplitudeDamping: Probability,
  readout: Probability,
});
export type DeviceRates = z.infer<typeof DeviceRates>;

/** Kind of real machine, with a description that everyone may read. */
export const DevicePreset = z.object({
  id: z.string(),
  name: z.string(),
  /** How the machine stores its qubits, explained to a child. */
  about: z.string(),
  /** Machine that was measured, and the date. */
  measured: z.string(),
  source: z.object({ title: z.string(), url: z.url() }),
  /** Null if the caller's plan does not include the rates. */
  rates: DeviceRates.nullable(),
});
export type DevicePreset = z.infer<typeof DevicePreset>;

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
      "Report that a lesson's simulator is in use. Time counts no faster than the clock, and consecutive reports make one use.",
    params: LessonParams,
    body: z.strictObject({
      /** Seconds since the last report; 0 if the simulator was just opened. */
      seconds: z.number().int().min(0).max(longestSimulatorReport),
    }),
    reply: z.object({
      /** Total seconds of this use. */
      seconds: z.number().int().min(0),
    }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found'],
  }),
  devicePresets: endpoint({
    ...routes.simulators.devicePresets,
    summary:
      "Kinds of real machines for the lab's noise, with their error rates if the plan includes them.",
    reply: z.array(DevicePreset),
  }),
};

/** Simulators that lessons show. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { LessonParams } from './ids.ts';
import { longestSimulatorReport } from './lessons/simulator-address.ts';

const Probability = z.number().min(0).max(1);

/** What the noise of the lab is set to: probabilities for each gate and each measurement. */
export const DeviceRates = z.object({
  depolarizing: Probability,
  amplitudeDamping: Probability,
  readout: Probability,
});
export type DeviceRates = z.infer<typeof DeviceRates>;

/** A kind of real machine. Everybody may read what it is. */
export const DevicePreset = z.object({
  id: z.string(),
  name: z.string(),
  /** How it keeps its qubits, for a child. */
  about: z.string(),
  /** The machine that was measured, and when it was. */
  measured: z.string(),
  source: z.object({ title: z.string(), url: z.url() }),
  /** Null where the caller's plan does not open them. */
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
  devicePresets: endpoint({
    ...routes.simulators.devicePresets,
    summary:
      "Kinds of real machines for the lab's noise; their error rates if the plan opens them.",
    reply: z.array(DevicePreset),
  }),
};

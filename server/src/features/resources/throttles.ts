/** Limits how often a learner may have PDFs made: more often than anybody prints. */
import { processThrottle } from '../../platform/throttle.ts';

export const printing = processThrottle({
  name: 'sheets',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot to print. Please wait a minute, then go on.',
});

/** A pack takes a second of the process, and there is one for each course. */
export const packing = processThrottle({
  name: 'packs',
  tries: 10,
  seconds: 60,
  sentence: 'That was a lot to print. Please wait a minute, then go on.',
});

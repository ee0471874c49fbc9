/** How often a learner may have PDFs made: more often than anybody prints. */
import { createProcessThrottle } from '../../platform/throttle.ts';

export const sheetThrottle = () =>
  createProcessThrottle({
    name: 'sheets',
    tries: 60,
    seconds: 60,
    sentence: 'That was a lot to print. Please wait a minute, then go on.',
  });

/** A pack takes a second of the process, and there is one of each course. */
export const packThrottle = () =>
  createProcessThrottle({
    name: 'packs',
    tries: 10,
    seconds: 60,
    sentence: 'That was a lot to print. Please wait a minute, then go on.',
  });

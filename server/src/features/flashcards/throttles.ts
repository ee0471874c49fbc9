/** Limits reviews of cards: far more often than anybody can turn one over. */
import { processThrottle } from '../../platform/throttle.ts';

export const turns = processThrottle({
  name: 'flashcards',
  tries: 240,
  seconds: 60,
  sentence: 'That was a lot of cards. Please wait a minute, then go on.',
});

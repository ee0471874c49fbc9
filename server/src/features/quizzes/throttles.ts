/** Limits how often answers may be scored: far more often than anybody can read a quiz. */
import { processThrottle } from '../../platform/throttle.ts';

export const submissions = processThrottle({
  name: 'quiz-submissions',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
});

/** Limits each internet address, which a whole class of visitors may share. */
export const checks = processThrottle({
  name: 'quiz-checks',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
});

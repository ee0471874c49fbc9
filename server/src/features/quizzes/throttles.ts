/** How often answers may be scored: far more often than anybody reads a quiz. */
import { processThrottle } from '../../platform/throttle.ts';

export const submissions = processThrottle({
  name: 'quiz-submissions',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
});

/** For each address, behind which a class of visitors may be. */
export const checks = processThrottle({
  name: 'quiz-checks',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
});

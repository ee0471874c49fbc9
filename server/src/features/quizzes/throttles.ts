/** How often answers may be scored: far more often than anybody reads a quiz. */
import { createProcessThrottle, type Throttle } from '../../platform/throttle.ts';

export function submissionThrottle(): Throttle {
  return createProcessThrottle({
    name: 'quiz-submissions',
    tries: 60,
    seconds: 60,
    sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
  });
}

/** For each address, behind which a class of visitors may be. */
export function checkThrottle(): Throttle {
  return createProcessThrottle({
    name: 'quiz-checks',
    tries: 120,
    seconds: 60,
    sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
  });
}

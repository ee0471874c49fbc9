/** How often a learner may hand quizzes in: far more often than anybody reads one. */
import { createProcessThrottle, type Throttle } from '../../platform/throttle.ts';

export function submissionThrottle(): Throttle {
  return createProcessThrottle({
    name: 'quiz-submissions',
    tries: 60,
    seconds: 60,
    sentence: 'That was a lot of quizzes. Please wait a minute, then try again.',
  });
}

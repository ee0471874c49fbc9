/** Valid bodies of all POST calls by path, for tests that break one part. */
import type { LessonSummary, SubmitQuizBody } from '@qubloom/contract';
import { ada } from '../people.ts';

export interface ValidBodiesOptions {
  readonly lesson: LessonSummary;
  readonly token: string;
  readonly answers: SubmitQuizBody['answers'];
}

export function validBodies({
  lesson,
  token,
  answers,
}: ValidBodiesOptions): Record<string, unknown> {
  const { password: _, ...newPerson } = ada;
  return {
    '/api/register': { ...ada, username: 'somebody-else' },
    '/api/login': { username: 'ada', password: ada.password },
    '/api/logout': {},
    '/api/password-reset/ask': { email: ada.email },
    '/api/password-reset/find': { token },
    '/api/password-reset': { token, password: ada.password },
    '/api/address/confirm': { token },
    '/api/user/address': { email: 'new@example.org', password: ada.password },
    '/api/user/address/confirmation': {},
    '/api/user/consent/notice': {},
    '/api/user/consent/address': { email: 'new@example.org', password: ada.password },
    '/api/consent/find': { token },
    '/api/consent/approve': {
      token,
      isGuardian: true,
      rooms: true,
      freeChat: false,
      buying: false,
    },
    '/api/consent/decline': { token },
    '/api/parent/ask': { email: ada.email },
    '/api/parent/open': { token },
    '/api/parent/page': { key: token },
    '/api/parent/change': { key: token, state: 'withdrawn', firstName: 'Ada', freeChat: true },
    '/api/parent/data': { key: token },
    '/api/parent/erase': { key: token },
    '/api/google/begin': { returnTo: '/courses' },
    '/api/google/finish': { answer: 'code=x&state=y' },
    '/api/google/sign-up': { ...newPerson, username: 'somebody-new' },
    '/api/user/google': { password: ada.password },
    '/api/user/google/disconnect': { password: ada.password },
    '/api/user/password/first': {},
    '/api/user/time-zone': { timeZone: 'Asia/Kathmandu' },
    '/api/user/profile': { firstName: 'Augusta' },
    '/api/user/password': { password: ada.password, newPassword: 'difference-engine' },
    '/api/user/sessions/:id/end': {},
    '/api/user/sessions/end-others': {},
    '/api/user/data': { password: ada.password },
    '/api/user/erasure': { password: ada.password },
    '/api/user/erasure/withdraw': {},
    '/api/lessons/:id/complete': {},
    '/api/courses/:id/rating': { rating: 5 },
    '/api/lessons/:id/simulator-use': { seconds: 0 },
    '/api/user/learning-time': { seconds: 0 },
    '/api/lessons/:id/tasks': { task: 'make-one', circuit: 'q0: X - -' },
    '/api/lessons/:id/programs': {
      task: 'write-one',
      program: 'pass',
      returned: [{ kind: 'nothing' }],
    },
    '/api/flashcards/:id/review': { rating: 'know-it' },
    '/api/flashcard-sets/:id/progress': {
      setId: lesson.id,
      cardsCompleted: 1,
      cardsTotal: 5,
      knowItCount: 1,
      studyMoreCount: 0,
    },
    '/api/visualizations/:id/interact': { completed: true, timeSpent: 1, interactionCount: 1 },
    '/api/guided-paths/:id/start': {},
    '/api/guided-paths/:id/steps/:stepId/check': { circuit: 'q0: X - -' },
    '/api/guided-paths/:id/steps/:stepId/complete': { hintsUsed: 0 },
    '/api/create-checkout-session': {
      planId: 'basic',
      billingCycle: 'monthly',
      grownUp: true,
      payerEmail: 'mother@example.org',
    },
    '/api/cancel-subscription': {},
    '/api/resume-subscription': { grownUp: true },
    '/api/billing-portal': {},
    '/api/sandbox/sessions/:id/pay': { card: 'succeeds' },
    '/api/sandbox/payments/:id/refund': {},
    '/api/sandbox/days': { days: 1 },
    '/api/study-rooms': { name: 'Bell pairs', visibility: 'private' },
    '/api/study-rooms/open': { code: 'abcd-efgh' },
    '/api/study-rooms/hidden-learners/:id/show': {},
    '/api/quizzes/:quizId/submit': { answers },
    '/api/quizzes/:quizId/check': { answers },
    '/api/user/places/:kind/:subject': { state: '{}', at: '2026-11-01T12:00:00.000Z' },
    '/api/courses/:id/checkpoints/:afterLesson/submit': { answers },
  };
}

import { expect, test } from 'vitest';
import { firstCallsOf } from './first-calls.ts';

test.each([
  ['/courses', ['/api/courses']],
  ['/courses?level=beginner', ['/api/courses']],
  ['/courses/2', ['/api/courses/2', '/api/courses/2/lessons']],
  ['/courses/2?tab=quiz', ['/api/courses/2', '/api/courses/2/lessons']],
  ['/courses/2?lesson=5&tab=quiz', ['/api/courses/2', '/api/courses/2/lessons', '/api/lessons/5']],
  ['/courses/2?lesson=5>', ['/api/courses/2', '/api/courses/2/lessons']],
  ['/', []],
  ['/courses/0', []],
  ['/courses/two', []],
  ['/courses/2/more', []],
  ['/courses/2>; rel=preload', []],
  ['/simulator/2', []],
  ['/dashboard', []],
])('%s first asks for %j', (url, calls) => {
  expect(firstCallsOf(url, false)).toEqual(calls);
});

test('with a session, every page first asks who the learner is', () => {
  expect(firstCallsOf('/about', true)).toEqual(['/api/user']);
  expect(firstCallsOf('/courses', true)).toEqual(['/api/user', '/api/courses']);
});

test("a learner's course asks for the learner's progress in it", () => {
  expect(firstCallsOf('/courses/2?lesson=5', true)).toEqual([
    '/api/user',
    '/api/courses/2',
    '/api/courses/2/lessons',
    '/api/lessons/5',
    '/api/courses/2/progress',
  ]);
});

test("a learner's dashboard asks for everything it shows at once", () => {
  expect(firstCallsOf('/dashboard?tab=achievements', true)).toEqual([
    '/api/user',
    '/api/user/dashboard',
    '/api/user/flashcards/due',
    '/api/user/guided-paths',
    '/api/subscription-status',
  ]);
});

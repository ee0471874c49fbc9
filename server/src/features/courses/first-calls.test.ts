import { expect, test } from 'vitest';
import { firstCallsOfCoursePages } from './first-calls.ts';

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
])('%s first asks for %j', (url, calls) => {
  expect(firstCallsOfCoursePages(url)).toEqual(calls);
});

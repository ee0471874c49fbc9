import { pathOf } from '@qubloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { endpoints, otherParams } from '../../testing/calls/endpoints.ts';
import { ada } from '../../testing/people.ts';

const site = useTestApp();
let people: Client[];
beforeAll(async () => {
  people = [await site.signedIn(ada), site.visitor()];
});
afterAll(() => site.forgetLearners());

// Shows: A23 caches
test.each(endpoints)('$method $path may not be cached', async (endpoint) => {
  for (const person of people) {
    for (const id of [1, 2_000_000_000]) {
      const path = pathOf(endpoint, {
        id,
        quizId: id,
        stepId: id,
        assignmentId: id,
        userId: id,
        classId: id,
        afterLesson: id,
        kind: 'lesson',
        subject: id,
        ...otherParams,
      });
      const answers = [
        await person.request(endpoint.method, path, {
          headers: { 'sec-fetch-site': 'same-origin' },
        }),
        await person.post(path, { odd: true }),
        await person.request('DELETE', path),
      ];
      for (const { status, headers } of answers) {
        expect(headers['cache-control'], `${String(status)} ${path}`).toBe('no-store');
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  }
});

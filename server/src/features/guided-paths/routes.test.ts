import { guidedPaths as calls, type GuidedStep } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ledgerOf } from '../../testing/learning.ts';
import { repeatLastStatement } from '../../testing/migrations.ts';
import { pathNamed } from '../../testing/paths.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

async function adaOnThePath() {
  const browser = await site.signedIn(ada);
  const { path, steps } = await pathNamed(browser, 'First');
  return { browser, path, steps, call: callsOn(browser, path.id, steps) };
}

function callsOn(browser: Client, id: number, steps: readonly GuidedStep[]) {
  const at = (index: number, what: string) =>
    `/api/guided-paths/${String(id)}/steps/${String(steps[index]?.id)}/${what}`;
  return {
    start: () => browser.post(`/api/guided-paths/${String(id)}/start`),
    check: (index: number, circuit = 'q0: X - -') => browser.post(at(index, 'check'), { circuit }),
    complete: (index: number, hintsUsed: unknown = 0) =>
      browser.post(at(index, 'complete'), { hintsUsed }),
    stepsNow: () => browser.call(calls.steps, { params: { id: id as never } }),
  };
}

describe('everybody', () => {
  // Shows: 7 GET /api/guided-paths; 7 GET /api/guided-paths/{id}
  test('can list the paths, and which leads to which', async () => {
    const browser = site.visitor();
    const { path: first } = await pathNamed(browser, 'First');
    const { path: next } = await pathNamed(browser, 'Next');
    expect(first).toEqual({
      id: expect.any(Number),
      title: 'First',
      description: 'Steps for testing.',
      difficulty: 'beginner',
      topic: 'One qubit',
      prerequisitePathIds: [],
      stepCount: 5,
      estimatedTime: 10,
      iconUrl: null,
    });
    expect(next.prerequisitePathIds).toEqual([first.id]);
    expect(await browser.call(calls.path, { params: { id: next.id } })).toEqual(next);
  });

  // Shows: 7 GET /api/guided-paths/{id}/steps; 9 guided step points default
  test('can read the steps, without solutions', async () => {
    const { steps } = await pathNamed(site.visitor(), 'First');
    expect(steps.map(({ title, type }) => [title, type]).slice(0, 2)).toEqual([
      ['Step look', 'learn'],
      ['Step make-one', 'challenge'],
    ]);
    expect(steps[0]).toMatchObject({
      hints: [
        { id: 1, content: 'First hint.' },
        { id: 2, content: 'Second hint.' },
      ],
      pointsAwarded: 5,
      solution: null,
      passed: null,
    });
    expect(JSON.stringify(steps)).not.toContain('The solution of');
  });

  test('is told if a path or a step does not exist, and to sign in for a walk', async () => {
    const { path, steps } = await pathNamed(site.visitor(), 'First');
    const visitor = callsOn(site.visitor(), path.id, steps);
    for (const answer of [
      await visitor.start(),
      await visitor.check(1),
      await visitor.complete(0),
    ]) {
      expect(answer.status).toBe(401);
    }
    const browser = await site.signedIn(ada);
    for (const missing of ['', '/steps']) {
      expect(await browser.get(`/api/guided-paths/9999${missing}`)).toMatchObject({
        status: 404,
        text: 'That guided path does not exist.',
      });
    }
    const other = (await pathNamed(browser, 'Next')).steps;
    const wrongPath = callsOn(browser, path.id, other);
    expect((await wrongPath.complete(0)).status).toBe(404);
    expect((await wrongPath.check(1)).status).toBe(404);
  });
});

describe('a learner', () => {
  // Shows: 7 POST /api/guided-paths/{id}/start; 7 GET /api/user/guided-paths
  test('starts a path once', async () => {
    const { browser, path, steps, call } = await adaOnThePath();
    expect(await browser.call(calls.mine)).toEqual([]);
    const fresh = {
      completedSteps: 0,
      completedStepIds: [],
      pointsEarned: 0,
      hintsUsed: 0,
      currentStepId: steps[0]?.id,
      currentStepNumber: 1,
      completedAt: null,
    };
    expect((await call.start()).json()).toEqual(fresh);
    await call.complete(0);
    expect((await call.start()).json()).toMatchObject({ completedSteps: 1 });
    expect(await browser.call(calls.mine)).toMatchObject([
      { path: { id: path.id }, progress: { completedSteps: 1, currentStepId: steps[1]?.id } },
    ]);
  });

  // Shows: 4 guided path completed; 7 POST /api/guided-paths/{id}/steps/{stepId}/complete
  test('walks it to its end, each step paid once, no matter which hints were used', async () => {
    const { browser, steps, call } = await adaOnThePath();
    expect((await call.complete(0, 2)).json()).toMatchObject({
      completedSteps: 1,
      pointsEarned: 5,
      hintsUsed: 2,
      completedAt: null,
    });
    expect(await call.check(1)).toMatchObject({ status: 200 });
    await call.complete(1);
    await call.complete(2, 1e9);
    await call.complete(3);
    const end = await call.complete(4, 2);
    expect(end.json()).toEqual({
      completedSteps: 5,
      completedStepIds: steps.map(({ id }) => id),
      pointsEarned: 1,
      pathPoints: 5 + 5 + 5 + 5 + 1,
      hintsUsed: 6,
      currentStepId: null,
      currentStepNumber: null,
      completedAt: expect.any(String),
      newAchievements: [],
    });
    expect((await call.complete(4)).json()).toEqual({ ...end.json<object>(), pointsEarned: 0 });
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 21, ledger: 21, awards: 5 });
    expect((await browser.get('/api/user')).json()).toMatchObject({ points: 21, streak: 1 });
    expect((await call.stepsNow()).map(({ solution }) => solution)).not.toContain(null);
  });

  test('has completed the same steps if they walked when only the number was stored', async () => {
    const { browser, call } = await adaOnThePath();
    await call.complete(0);
    await call.check(1);
    await call.complete(1);
    const before = await browser.call(calls.mine);
    await site.pool.query('delete from user_completed_steps');
    await repeatLastStatement(site.pool, 'completed_steps');
    expect(await browser.call(calls.mine)).toEqual(before);
    expect(before).toMatchObject([{ progress: { completedSteps: 2, currentStepNumber: 3 } }]);
  });

  test('is not moved by a step that is put between completed ones', async () => {
    const { browser, steps, call } = await adaOnThePath();
    await call.complete(0);
    await call.check(1);
    await call.complete(1);
    const order = (id: unknown, to: number) =>
      site.pool.query('update guided_path_steps set "order" = $2 where id = $1', [id, to]);
    const [, second, third] = steps;
    try {
      await order(second?.id, 99);
      await order(third?.id, 2);
      await order(second?.id, 3);
      expect(await browser.call(calls.mine)).toMatchObject([
        {
          progress: {
            completedStepIds: [steps[0]?.id, second?.id],
            currentStepId: third?.id,
            currentStepNumber: 2,
          },
        },
      ]);
      expect((await call.complete(3)).status).toBe(409);
      expect((await call.complete(2)).json()).toMatchObject({
        completedSteps: 3,
        currentStepNumber: 4,
      });
    } finally {
      await order(third?.id, 99);
      await order(second?.id, 2);
      await order(third?.id, 3);
    }
  });

  // Shows: A3 steps
  test('cannot skip a step, or a challenge that is not passed', async () => {
    const { call } = await adaOnThePath();
    expect(await call.complete(1)).toMatchObject({
      status: 409,
      text: 'One step at a time. Complete the step before this one first.',
    });
    expect((await call.check(1)).status).toBe(409);
    await call.complete(0);
    expect(await call.complete(1)).toMatchObject({
      status: 409,
      text: 'Pass the challenge first. Then this step is done.',
    });
    expect((await call.complete(4)).status).toBe(409);
    expect((await call.stepsNow()).map(({ solution }) => solution === null)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('is told why a circuit does not pass, and keeps the first one that does', async () => {
    const { call } = await adaOnThePath();
    await call.complete(0);
    expect((await call.check(1, 'q0: H - -')).json()).toMatchObject({
      passed: false,
      diagnosis: { reason: expect.any(String), next: expect.any(String) },
    });
    expect((await call.stepsNow())[1]?.passed).toBeNull();
    expect((await call.check(1, 'q0: H Z H')).json()).toMatchObject({ passed: true });
    expect((await call.check(1, 'q0: X - -')).json()).toMatchObject({ passed: true });
    expect((await call.stepsNow())[1]?.passed).toBe('q0: H Z H');
    expect((await call.check(0)).status).toBe(404);
  });

  // Shows: A3 steps
  test.each([-1, 1.5, null, '1', {}, Number.NaN])(
    'is refused %s hints, and nothing changes',
    async (hints) => {
      const { browser, call } = await adaOnThePath();
      expect((await call.complete(0, hints)).status).toBe(422);
      expect(await browser.call(calls.mine)).toEqual([]);
    },
  );

  test.each(['', 'q0: XX', 'x'.repeat(5000), 'q0: - - - - - - -'])(
    'is refused or corrected for the circuit %s',
    async (circuit) => {
      const { call } = await adaOnThePath();
      await call.complete(0);
      const answer = await call.check(1, circuit);
      if (answer.status === 200) expect(answer.json()).toMatchObject({ passed: false });
      else expect(answer.status).toBe(422);
    },
  );

  // Shows: A1 steps
  test('is paid once for fifty requests at once', async () => {
    const { call } = await adaOnThePath();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call.complete(0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 5, ledger: 5, awards: 1 });
  });

  // Shows: A9 steps
  test('cannot see what another learner has done', async () => {
    const { call } = await adaOnThePath();
    await call.complete(0);
    await call.check(1);
    const browser = await site.signedIn(grace);
    const { path, steps } = await pathNamed(browser, 'First');
    expect(await browser.call(calls.mine)).toEqual([]);
    expect(steps.map(({ solution, passed }) => [solution, passed])).toEqual(
      steps.map(() => [null, null]),
    );
    expect((await callsOn(browser, path.id, steps).complete(1)).status).toBe(409);
  });
});

import { lessonCategories, localSimulators, simulators } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { smallContent } from '../../testing/content.ts';
import { complete, lessonsOf } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';
import { recommendedSimulator } from './recommendation.ts';

const site = useTestApp({ content: smallContent });
afterEach(() => site.forgetLearners());

describe('[7 GET /api/lessons/{id}/recommended-simulator] the simulator of a lesson', () => {
  test("is the lesson's own, else the one of its category", async () => {
    const browser = await site.signUp(ada);
    const [one, two] = await lessonsOf(browser, 'The free-course');
    await complete(browser, one.id);
    const recommended = (id: number) => browser.call(simulators.recommended, { params: { id } });

    expect(await recommended(one.id)).toEqual({ url: '/simulators/first-qubit' });
    expect(await recommended(two.id)).toEqual({ url: '/simulators/first-qubit?start=1' });
  });

  test('is not there where nothing would help', async () => {
    const visitor = site.visitor();
    const [one] = await lessonsOf(visitor, 'The free-course');
    await site.pool.query("update lessons set category = 'entanglement' where id = $1", [one.id]);

    const answer = await visitor.get(`/api/lessons/${one.id}/recommended-simulator`);

    expect([answer.status, answer.text]).toEqual([404, 'This lesson has no simulator.']);
    await site.pool.query("update lessons set category = 'qubit' where id = $1", [one.id]);
  });

  test.each(lessonCategories)('of the category %s is one that exists, or none', (category) => {
    const url = recommendedSimulator({ category, simulatorUrl: null });
    const known = localSimulators.map((name) => `/simulators/${name}`);
    expect([null, ...known]).toContain(url);
  });
});

/** Programs in the page, typed or from a link, reach nothing outside, through either Python or the browser. */
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { linkTo, openCodeLab, output, run, type } from './code-lab.ts';
import {
  endOfTries,
  listenForVisits,
  listenInPage,
  nothingPlanted,
  plantedInPage,
  hostileProgram,
} from './walls.ts';

// Shows: A31 typed; A31 linked
test('a program reaches no host, no storage, no session, and no page', async ({ openWindow }) => {
  const other = await listenForVisits();
  try {
    // The browser writes each refusal to the console.
    const page = await openWindow({ allowedErrors: /./ });
    await page.addInitScript(listenInPage);
    await signIn(page);
    const code = hostileProgram(new URL(page.url()).origin, other.port);

    await openCodeLab(page);
    await type(page, code);
    expect(await run(page)).toBe(`${endOfTries}\n`);
    expect(await page.evaluate(plantedInPage)).toEqual(nothingPlanted);

    await page.goto('about:blank');
    await openCodeLab(page, linkTo(code));
    await expect(page.getByText(/This program came with a link/)).toBeVisible();
    expect(await output(page)).toBe('');
    expect(await run(page)).toBe(`${endOfTries}\n`);
    expect(await page.evaluate(plantedInPage)).toEqual(nothingPlanted);

    expect(other.visits()).toBe(0);
    expect(await other.counts()).toBe(true);
  } finally {
    other.close();
  }
});

test('pages without programs load no Python, and no page loads Blockly before blocks are opened', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/courses', '/courses/1', '/simulator']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const isPython = (path: string) => path.startsWith('/python/');
  expect(asked.filter(isPython)).toEqual([]);
  await openCodeLab(page);
  expect(asked.filter(isPython).length).toBeGreaterThan(3);
  const isBlockly = (path: string) => path.includes('/blocks-workspace-');
  expect(asked.filter(isBlockly)).toEqual([]);
  await page.getByText('Blocks', { exact: true }).click();
  await expect.poll(() => asked.filter(isBlockly).length).toBeGreaterThan(0);
});

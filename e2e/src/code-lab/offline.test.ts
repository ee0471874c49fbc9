import type { Page } from '@playwright/test';
import { expect, test, type Fixtures } from '../support/fixtures.ts';
import { openCodeLab, run, type } from './code-lab.ts';

/** Waits until the browser has cached a file of each kind. */
const hasKept = (page: Page, kinds: readonly RegExp[]) =>
  expect
    .poll(
      async () => {
        const kept = await page.evaluate(async () => {
          const names = await caches.keys();
          const all = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return all.flat().map(({ url }) => url);
        });
        return kinds.filter((kind) => !kept.some((url) => kind.test(url))).map(String);
      },
      { timeout: 60_000 },
    )
    .toEqual([]);

/** Opens the code lab, and reloads it without a network. */
async function openOffline(openWindow: Fixtures['openWindow']): Promise<Page> {
  const page = await openWindow({
    serviceWorkers: 'allow',
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|fetch/,
  });
  await openCodeLab(page);
  // The page fetches the other editors only after the learner has done something.
  await page.keyboard.press('Tab');
  await hasKept(page, [
    /\/python\//,
    /\/code-lab-/,
    /\/picture-panel-/,
    /\/open-qasm-panel-/,
    /\/run-pictures-/,
    /\/blocks-panel-/,
  ]);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  return page;
}

test('a learner who has opened the code lab once runs programs without a network', async ({
  openWindow,
}) => {
  const page = await openOffline(openWindow);
  await type(page, 'from qubloom import QuantumCircuit\nprint(QuantumCircuit(3).num_qubits)');
  expect(await run(page)).toBe('3\n');
  await type(page, 'import js\nprint(js.self.origin, js.crossOriginIsolated)');
  expect(await run(page)).toBe('null True\n');

  await type(page, 'from qubloom import plot_histogram\nplot_histogram({"00": 500, "11": 500})');
  await run(page);
  await expect(page.getByRole('figure', { name: 'Picture 1: Histogram' })).toBeVisible();
});

test('a learner who has opened the code lab once edits a circuit without a network', async ({
  openWindow,
}) => {
  const page = await openOffline(openWindow);
  await page.getByText('Picture', { exact: true }).click();
  await type(page, 'from qubloom import QuantumCircuit\ncircuit = QuantumCircuit(1)');
  await page.getByRole('button', { name: 'Run and Show' }).click();
  await expect(page.getByRole('grid', { name: 'Circuit circuit' })).toBeVisible();

  await page.getByText('OpenQASM 3', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: /OpenQASM 3/ })).toBeVisible();

  // Draggable blocks are cached only if the page had time to fetch them, but the list always is.
  await page.getByText('Blocks', { exact: true }).click();
  await page.getByRole('button', { name: 'As a List' }).click();
  await expect(page.getByRole('button', { name: 'As Blocks' })).toBeVisible();
});

test('blocks that were opened once work without a network', async ({ openWindow }) => {
  const page = await openWindow({
    serviceWorkers: 'allow',
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|fetch/,
  });
  await openCodeLab(page);
  const canvas = page.locator('.blocklySvg .blocklyBlockCanvas');
  await page.getByText('Blocks', { exact: true }).click();
  await expect(canvas).toBeVisible();
  await hasKept(page, [/\/python\//, /\/run-pictures-/, /\/blocks-workspace-/]);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  await page.getByText('Blocks', { exact: true }).click();
  await expect(canvas).toBeVisible();
  await run(page);
  await expect(page.getByRole('figure', { name: /Histogram/ })).toBeVisible();
});

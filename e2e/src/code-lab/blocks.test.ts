/** Blocks in a real browser, which draws and drags them. */
import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openCodeLab, run } from './code-lab.ts';

/** Finds a block by type. Blocks that follow it are drawn inside its element. */
const inWorkspace = (page: Page, type: string) =>
  page.locator(`.blocklySvg .blocklyBlockCanvas .${type}.blocklyDraggable`);

/** Drags a block from the toolbox to a place below another block. */
async function dragBelow(page: Page, category: string, type: string, above: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Blocks to drag' })
    .evaluate((place) => place.scrollIntoView({ block: 'center' }));
  await page.getByRole('treeitem', { name: category }).click();
  const block = page.locator(`.blocklyFlyout .${type}.blocklyDraggable > .blocklyPath`);
  await expect(block).toBeVisible();
  const from = await block.boundingBox();
  const target = await inWorkspace(page, above).locator('> .blocklyPath').boundingBox();
  if (!from || !target) throw new Error('The blocks are not drawn');
  // The left edge is free of fields.
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(target.x + 60, target.y + target.height + 30, { steps: 8 });
  await page.mouse.move(target.x + 12, target.y + target.height + 12, { steps: 8 });
  await page.mouse.up();
}

test('a Bell pair is built from blocks, run, saved, and continued in Python', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const elsewhere: string[] = [];
  const asked = (address: string) => {
    const { origin, protocol } = new URL(address);
    const isElsewhere = origin !== new URL(page.url()).origin;
    if (/^https?:/.test(protocol) && isElsewhere) elsewhere.push(address);
  };
  await openCodeLab(page);
  page.on('request', (request) => asked(request.url()));
  await page.getByText('Blocks', { exact: true }).click();
  await expect(inWorkspace(page, 'measure_all')).toBeVisible();

  await dragBelow(page, 'Gates', 'cnot', 'gate');
  const python = page.getByRole('region', { name: 'Python of the blocks' });
  await expect(python).toContainText('circuit.h(0)\ncircuit.cx(0, 1)\ncircuit.measure_all()');
  await run(page);
  const histogram = page.getByRole('figure', { name: /Histogram/ });
  await expect(histogram.getByRole('rowheader')).toHaveText(['00', '11']);

  expect(await faultsOf(page, { within: 'main' })).toEqual([]);

  await page.reload();
  await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  await page.getByText('Blocks', { exact: true }).click();
  await expect(inWorkspace(page, 'cnot')).toBeVisible();
  await page.getByRole('button', { name: 'Continue in Python' }).click();
  await expect(page.getByLabel('Python program')).toContainText('circuit.cx(0, 1)');
  expect(elsewhere).toEqual([]);
});

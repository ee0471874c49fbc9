import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilSettled } from '../support/routes.ts';

test('a teacher downloads a PDF of the first lesson without an account', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/for-educators');
  await waitUntilSettled(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Sample Resources' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('a-coin-in-a-box-sample-resources.pdf');
  const pdf = await readFile(await download.path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('(A coin in a box: Sample resources)');
});

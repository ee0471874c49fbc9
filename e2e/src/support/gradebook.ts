/** The gradebook of a class on the screen and in its file. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reads the rows of the open gradebook, and checks that its file has the same cells. */
export async function gradebookRows(page: Page): Promise<string[][]> {
  const table = page.getByRole('table');
  await table.waitFor();
  const shown = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    );
  const link = page.getByRole('link', { name: 'Download as a table (CSV)' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(cellsOf(await file.text())).toEqual(shown);
  return shown;
}

/** Reads a file whose cells may be quoted. */
function cellsOf(csv: string): string[][] {
  return csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

import { expect, test } from '../support/fixtures.ts';
import { openCodeLab, run, type } from './code-lab.ts';

test('whoever has opened the code lab once runs programs without the network', async ({
  openWindow,
}) => {
  const page = await openWindow({
    serviceWorkers: 'allow',
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|fetch/,
  });
  await openCodeLab(page);
  // Other ways to edit are fetched for whoever does something here.
  await page.keyboard.press('Tab');
  const python = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept
        .flat()
        .filter(({ url }) => /\/python\/|\/(code-lab|picture-panel|open-qasm-panel)-/.test(url))
        .length;
    });
  // The frame, four files for it, and the page's own script and its other ways to edit.
  await expect.poll(python, { timeout: 60_000 }).toBeGreaterThanOrEqual(8);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  await type(page, 'from qubloom import QuantumCircuit\nprint(QuantumCircuit(3).num_qubits)');
  expect(await run(page)).toBe('3\n');
  await page.getByText('Picture', { exact: true }).click();
  await type(page, 'from qubloom import QuantumCircuit\ncircuit = QuantumCircuit(1)');
  await page.getByRole('button', { name: 'Run and Show' }).click();
  await expect(page.getByRole('grid', { name: 'Circuit circuit' })).toBeVisible();
  await type(page, 'import js\nprint(js.self.origin, js.crossOriginIsolated)');
  expect(await run(page)).toBe('null True\n');
});

/** A program and its picture: a change in one appears in the other. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { linkTo, openCodeLab, type } from './code-lab.ts';

const bell = `from qubloom import *
# Two qubits that always agree.
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
circuit.measure_all()
counts = AerSimulator().run(circuit, shots=1000).result().get_counts()
plot_histogram(counts)`;

test('a Bell program is typed into an empty editor, run, and changed in its picture', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await openCodeLab(page);
  await type(page, '');
  const editor = page.getByRole('textbox', { name: 'Python program' });
  await editor.focus();
  for (const line of bell.split('\n')) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The program is done.')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Picture 1: Histogram' })).toBeVisible();

  await page.getByRole('radio', { name: 'Python', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const grid = page.getByRole('grid', { name: 'Circuit circuit' });
  await expect(grid).toBeVisible();
  await grid.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(editor).toContainText('circuit.h(0)circuit.x(1)circuit.cx(0, 1)');
  await expect(editor).toContainText('# Two qubits that always agree.');

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect(editor).toContainText('QuantumCircuit(2)circuit.x(1)circuit.cx(0, 1)');
  await page.keyboard.press('Control+z');
  await expect(editor).toContainText('circuit.h(0)circuit.x(1)');

  await editor.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The program is done.')).toBeVisible();
});

test('a program is shared by link, by download, and to Qiskit, and a change makes it the learner’s own', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await openCodeLab(page, linkTo(bell));
  await expect(page.getByText(/This program came with a link/)).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Python program' });
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('  # mine');
  await expect(page.getByText('From a link')).toBeVisible();
  await page.reload();
  await expect(editor).toContainText('# mine');

  const share = page.getByRole('button', { name: 'Share' });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await share.click();
  const [file] = await Promise.all([page.waitForEvent('download'), entry('Download').click()]);
  expect(file.suggestedFilename()).toBe('program.py');
  expect(await readFile(await file.path(), 'utf8')).toBe(`${bell}  # mine`);
  await share.click();
  await entry('For Qiskit').click();
  const dialog = page.getByRole('dialog', { name: 'For Qiskit' });
  await expect(dialog.getByRole('group', { name: 'The program for Qiskit' })).toContainText(
    'from qiskit_aer import AerSimulator',
  );
  await expect(dialog.getByText(/A picture is a figure there/)).toBeVisible();
});

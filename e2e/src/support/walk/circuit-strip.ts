/** Builds a task's circuit by taps, as on a phone. */
import type { Locator } from '@playwright/test';
import type { TaskFile } from '../content.ts';
import { click, type Press } from '../press.ts';

/** Clears the strip and then places every gate of the circuit that is not fixed. */
export async function build(
  view: Locator,
  task: TaskFile,
  circuit: string,
  press: Press = click,
): Promise<void> {
  const clear = view.getByRole('button', { name: 'Clear' });
  if ((await clear.getAttribute('aria-disabled')) !== 'true') await press(clear);
  const starter = cellsOf(task.starter);
  for (const [wire, row] of cellsOf(circuit).entries()) {
    for (const [column, cell] of row.entries()) {
      if (starter[wire]?.[column] !== '?' || cell === '-' || cell === '?') continue;
      await arm(view, task.gates, cell, press);
      const place = `[data-wire="${String(wire)}"][data-column="${String(column)}"]`;
      await press(view.locator(place));
    }
  }
}

async function arm(
  view: Locator,
  gates: readonly string[],
  cell: string,
  press: Press,
): Promise<void> {
  const palette = view.getByRole('group', { name: 'Gates' }).getByRole('button');
  const gate = palette.nth(gates.indexOf(cell));
  if ((await gate.getAttribute('aria-pressed')) !== 'true') await press(gate);
}

function cellsOf(circuit: string): readonly (readonly string[])[] {
  return circuit
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*q\d+:/, '')
        .trim()
        .split(/\s+/),
    );
}

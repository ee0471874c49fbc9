/** Guided paths of the small library in tests. */
import { guidedPaths as calls, type GuidedPath, type GuidedStep } from '@qubloom/contract';
import type { Client } from './client.ts';

/** Finds the path with this title, and its steps. */
export async function pathNamed(
  browser: Client,
  title: string,
): Promise<{ readonly path: GuidedPath; readonly steps: readonly GuidedStep[] }> {
  const path = (await browser.call(calls.list)).find((one) => one.title === title);
  if (!path) throw new Error(`there is no path ${title}`);
  return { path, steps: await browser.call(calls.steps, { params: { id: path.id } }) };
}

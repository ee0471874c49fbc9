/** Decides whether the program that a visitor left in the code lab is opened for the account. */
import { routes } from '@qubloom/contract';
import { bringOpenProgram } from '../../features/code-lab/open-program.ts';
import type { Entry } from '../../product/outgoing/entries.ts';
import { visitorsEntries } from '../../product/storage/learner-storage.ts';
import { keptPrograms } from '../../programs/kept/kept-programs.ts';

/**
 * If the learner has programs of their own, also on another device, those stay open, and the visitor's program is
 * kept beside them. Call it before the visitor's entries become the learner's.
 */
export async function mayVisitorsProgramOpen(
  learner: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (!visitorsEntries().some(({ kind }) => kind === 'code')) return true;
  try {
    await bringOpenProgram(learner, signal);
  } catch {
    // It is unknown what the account has.
    return false;
  }
  const own = keptPrograms(learner);
  return own.open().code === undefined && own.names().length === 0;
}

/** Returns true if this call tells the server which program is open. */
export function isOpenProgram({ route, params }: Entry): boolean {
  const { method, path } = routes.places.save;
  return route.method === method && route.path === path && params?.['kind'] === 'program';
}

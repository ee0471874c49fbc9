import type { LocalBackend } from './local-backend.ts';

/**
 * Runs the kernels on the calling thread, for scripts and for code that is already in a worker. They are loaded with
 * the first call, so a page that runs only small circuits never loads them.
 */
export async function createLocalBackend(): Promise<LocalBackend> {
  const module = await import('./local-backend.ts');
  return module.createLocalBackend();
}

import type { LocalBackend } from './local-backend.ts';

/**
 * The kernels on the thread that calls them: for scripts and for code that is in a worker already. They are
 * loaded with the first call, so that a page that runs small circuits does without them.
 */
export async function createLocalBackend(): Promise<LocalBackend> {
  const module = await import('./local-backend.ts');
  return module.createLocalBackend();
}

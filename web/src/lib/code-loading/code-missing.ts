/** What to do when a part of the site's code does not come. */
import { NetworkError } from '../api/api.ts';

/** Each browser has a message of its own for it. */
const messages =
  /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** Such an import stays failed until the page is loaded anew. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && (messages.test(error.message) || isCodeMissing(error.cause));
}

/** For "Try Again": loads the page anew. False where that would end in the browser's own error page. */
export async function reloadIfThere(): Promise<boolean> {
  const isThere = await isSiteThere();
  if (isThere) window.location.reload();
  return isThere;
}

export async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * A loader that ends in a NetworkError when the site cannot be reached. The router answers missing code by
 * loading the document anew, which is right after a new release; without a network the browser's own error
 * page would take the place of ours.
 */
export function codeOf<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (isCodeMissing(error) && !(await isSiteThere())) throw new NetworkError(error);
      throw error;
    }
  };
}

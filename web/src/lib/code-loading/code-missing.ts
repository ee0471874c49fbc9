/** Handles parts of the site's code that fail to load. */
import { isSiteThere, NetworkError } from '../connectivity/connectivity.ts';

/** Each browser has its own message. */
const messages =
  /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** Such an import keeps failing until the page is reloaded. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && (messages.test(error.message) || isCodeMissing(error.cause));
}

/** Reloads the page, for "Try Again". Returns false if that would end in the browser's own error page. */
export async function reloadIfThere(): Promise<boolean> {
  const isThere = await isSiteThere();
  if (isThere) window.location.reload();
  return isThere;
}

/**
 * Wraps a loader so that it ends in a NetworkError if the site cannot be reached. For missing code, the router
 * reloads the document, which is right after a new release; but without a network, the browser's own error page
 * would replace ours.
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

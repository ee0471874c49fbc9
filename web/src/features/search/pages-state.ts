/** Pages of the site that a search finds by their names, besides the server's results in the content. */
import type { SearchResults } from '@qubloom/contract';
import type { Results } from './search-state.ts';

export interface SitePage {
  readonly path: string;
  readonly title: string;
}

const maxPages = 4;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns pages with each typed word at the start of a word of the title or of the address, as in `code-lab` or
 * `faq`.
 */
export function pagesNamed(typed: string, pages: readonly SitePage[]): readonly SitePage[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return pages
    .filter(({ path, title }) => {
      const words = wordsOf(`${title} ${path}`);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, maxPages);
}

/** The pages come first. If the text names one, it is not a typo, so nothing is shown instead of it. */
export function withPages(results: SearchResults, pages: readonly SitePage[]): Results {
  if (pages.length === 0) return results;
  const hits = pages.map(({ path, title }) => ({
    target: { kind: 'page' as const, to: path },
    title: [{ text: title, isMarked: false }],
    context: '',
    snippet: [],
    lock: null,
  }));
  const others = results.corrected === null ? results.groups : [];
  return { groups: [{ kind: 'page', hits }, ...others], corrected: null };
}

/** Pages of the site that a search finds by their names, besides the server's results in the content. */
import type { SearchResults } from '@qubloom/contract';
import type { Results } from './search-state.ts';

export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** Other words that name it. */
  readonly words?: string | undefined;
}

/** A question that a page answers. */
export interface SiteQuestion extends SitePage {
  /** Its place on the page. */
  readonly hash: string;
  /** Title of its group, whose words find it, too. */
  readonly group: string;
}

/** The most pages, and the most questions. */
const most = 4;
/** In letters. A shorter word is at the start of too many questions. */
const tellingWord = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if each typed word is at the start of a word of the text. */
function isNamed(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Returns pages that are named by their title, by their address, as in `code-lab` or `faq`, or by other words. */
export function pagesNamed(typed: string, pages: readonly SitePage[]): readonly SitePage[] {
  const wanted = wordsOf(typed);
  return pages
    .filter(({ path, title, words = '' }) => isNamed(wanted, `${title} ${path} ${words}`))
    .slice(0, most);
}

/** Returns questions that are named by their own words or by those of their group. */
export function questionsNamed(
  typed: string,
  questions: readonly SiteQuestion[],
): readonly SiteQuestion[] {
  const wanted = wordsOf(typed);
  if (!wanted.some(({ length }) => length >= tellingWord)) return [];
  return questions
    .filter(({ title, group }) => isNamed(wanted, `${title} ${group}`))
    .slice(0, most);
}

const plain = { snippet: [], lock: null };
const titled = (title: string) => [{ text: title, isMarked: false }];

/** Pages come first, and questions last. If the text names one, it is not a typo, so nothing is shown instead of it. */
export function withPages(
  results: SearchResults,
  pages: readonly SitePage[],
  questions: readonly SiteQuestion[],
): Results {
  if (pages.length === 0 && questions.length === 0) return results;
  const pageHits = pages.map(({ path, title }) => ({
    ...plain,
    target: { kind: 'page' as const, to: path },
    title: titled(title),
    context: '',
  }));
  const questionHits = questions.map(({ path, title, hash, group }) => ({
    ...plain,
    target: { kind: 'question' as const, to: path, hash },
    title: titled(title),
    context: group,
  }));
  const groups = [
    { kind: 'page' as const, hits: pageHits },
    ...(results.corrected === null ? results.groups : []),
    { kind: 'question' as const, hits: questionHits },
  ];
  return { groups: groups.filter(({ hits }) => hits.length > 0), corrected: null };
}

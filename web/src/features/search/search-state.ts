/** Computes what a search shows from its results. */
import type {
  SearchHit,
  SearchKind,
  SearchLock,
  SearchResults,
  SearchTarget,
} from '@qubloom/contract';

/** A page of the site, or a question that it answers. The server does not know them. */
export type Kind = SearchKind | 'page' | 'question';
export type Target =
  | SearchTarget
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'question'; readonly to: string; readonly hash: string };
export type Hit = Omit<SearchHit, 'target'> & { readonly target: Target };
export type Results = Pick<SearchResults, 'corrected'> & {
  readonly groups: readonly { readonly kind: Kind; readonly hits: readonly Hit[] }[];
};

export const kindNames: Readonly<Record<Kind, string>> = {
  page: 'Pages',
  course: 'Courses',
  lesson: 'Lessons',
  word: 'Words',
  visualization: 'Visualizations',
  path: 'Guided Paths',
  'flashcard-set': 'Flashcard Sets',
  flashcard: 'Flashcards',
  question: 'Help',
};

/** For learners who do not know what they can find. */
export const suggestions = [
  'qubit',
  'superposition',
  'entanglement',
  'H gate',
  'secret key',
] as const;

export function hitsIn({ groups }: Results): readonly Hit[] {
  return groups.flatMap(({ hits }) => hits);
}

/** The option to which an arrow key leads, wrapping around; -1 if there is none. */
export function stepOption(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}

/** Announced to screen readers. */
export function outcomeText(q: string, results: Results): string {
  const count = hitsIn(results).length;
  if (count === 0) return `Nothing found for “${q}”.`;
  const found = count === 1 ? '1 result' : `${String(count)} results`;
  return results.corrected === null ? `${found}.` : `${found} for “${results.corrected}”.`;
}

const planNames = {
  free: 'Free',
  basic: 'Basic',
  premium: 'Premium',
  ultimate: 'Ultimate',
} as const;

export function lockText(lock: SearchLock): string {
  switch (lock.kind) {
    case 'sign-in':
      return 'Sign in to open';
    case 'plan':
      return `Comes with the ${planNames[lock.plan]} plan`;
    case 'previous-lesson':
      return 'Complete the previous lesson first';
  }
}

/** A path of the site with its search. A locked result leads to the page that says how to unlock it. */
export interface HitAddress {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly hash?: string;
}

/** A word leads to the glossary, if there is one to go to. Otherwise, it is explained on the search page. */
export function addressOf(target: Target, hasGlossary: boolean): HitAddress {
  switch (target.kind) {
    case 'page':
      return { to: target.to };
    case 'question':
      return { to: target.to, hash: target.hash };
    case 'course':
      return { to: `/courses/${String(target.id)}` };
    case 'lesson':
      return { to: `/courses/${String(target.courseId)}`, search: { lesson: target.id } };
    case 'word':
      return hasGlossary
        ? { to: '/resources', hash: `word-${target.key}` }
        : { to: '/search', search: { q: target.key.replaceAll('-', ' ') } };
    case 'visualization':
      return { to: `/visualizations/${String(target.id)}` };
    case 'path':
      return { to: `/guided-paths/${String(target.id)}` };
    case 'flashcard-set':
      return { to: `/flashcards/${String(target.id)}` };
    case 'flashcard':
      return { to: `/flashcards/${String(target.setId)}` };
  }
}

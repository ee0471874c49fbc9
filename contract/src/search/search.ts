/** One search over everything that there is to learn. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { SearchResults } from './results.ts';

export const searchLimits = { query: 100, hits: 20, hitsOfKind: 6 } as const;

const nothingTyped = 'Type something to look for.';

export const SearchQuery = z.object({
  q: z
    .string({ error: nothingTyped })
    // PostgreSQL takes no NUL, and nobody types a control character on purpose.
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .min(1, nothingTyped)
    .max(searchLimits.query, 'That is a long one. Try a few words.'),
});

export const search = {
  find: endpoint({
    ...routes.search.find,
    summary: 'What fits some words, the best first. Of what the caller may not open, its title.',
    query: SearchQuery,
    reply: SearchResults,
    errors: ['invalid', 'too-many'],
  }),
};

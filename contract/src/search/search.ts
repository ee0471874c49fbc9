/** Search over all learning material. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { SearchResults } from './results.ts';

export const searchLimits = { query: 100, hits: 20, hitsOfKind: 6 } as const;

const nothingTyped = 'Type something to look for.';

export const SearchQuery = z.object({
  q: z
    .string({ error: nothingTyped })
    // PostgreSQL refuses NUL, and nobody types control characters on purpose.
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .min(1, nothingTyped)
    .max(searchLimits.query, "That's too long. Try just a few words."),
});

export const search = {
  find: endpoint({
    ...routes.search.find,
    summary: 'Search results, best first. Results that the caller may not open have no excerpt.',
    query: SearchQuery,
    reply: SearchResults,
    errors: ['invalid', 'too-many'],
  }),
};

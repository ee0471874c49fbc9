/** Results of a search. */
import { z } from 'zod';
import { Tier } from '../courses.ts';
import { CourseId, FlashcardSetId, GuidedPathId, LessonId, VisualizationId } from '../ids.ts';

/** Kinds of hits; a `word` is a glossary entry. */
export const searchKinds = [
  'course',
  'lesson',
  'word',
  'visualization',
  'path',
  'flashcard-set',
  'flashcard',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Part of a text, never markup; marked parts match the query. */
export const TextPiece = z.object({ text: z.string(), isMarked: z.boolean() });
export type TextPiece = z.infer<typeof TextPiece>;

/** Reason why a hit cannot be opened yet. */
export const SearchLock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in') }),
  z.object({ kind: z.literal('plan'), plan: Tier }),
  z.object({ kind: z.literal('previous-lesson') }),
]);
export type SearchLock = z.infer<typeof SearchLock>;

/** Page that a hit leads to. */
export const SearchTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), id: CourseId }),
  z.object({ kind: z.literal('lesson'), id: LessonId, courseId: CourseId }),
  z.object({ kind: z.literal('word'), key: z.string() }),
  z.object({ kind: z.literal('visualization'), id: VisualizationId }),
  z.object({ kind: z.literal('path'), id: GuidedPathId }),
  z.object({ kind: z.literal('flashcard-set'), id: FlashcardSetId }),
  z.object({ kind: z.literal('flashcard'), setId: FlashcardSetId }),
]);
export type SearchTarget = z.infer<typeof SearchTarget>;

export const SearchHit = z.object({
  target: SearchTarget,
  title: z.array(TextPiece),
  /** Course of a lesson or set of a card; empty if the title is enough. */
  context: z.string(),
  /** Excerpt of the text; empty if there is none or the caller may not open it. */
  snippet: z.array(TextPiece),
  lock: SearchLock.nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchResults = z.object({
  /** The kind with the best hit comes first, and within each kind the best hit. */
  groups: z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(SearchHit) })),
  /** Query that was searched instead, because the typed one had no hits. */
  corrected: z.string().nullable(),
});
export type SearchResults = z.infer<typeof SearchResults>;

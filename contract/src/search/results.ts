/** What a search gives back. */
import { z } from 'zod';
import { Tier } from '../courses.ts';
import { CourseId, FlashcardSetId, GuidedPathId, LessonId, VisualizationId } from '../ids.ts';

/** What a hit is; a word is one of the glossary. */
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

/** A piece of a text; the marked ones are what was looked for. Text, never markup. */
export const TextPiece = z.object({ text: z.string(), isMarked: z.boolean() });
export type TextPiece = z.infer<typeof TextPiece>;

/** Why something cannot be opened yet. */
export const SearchLock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in') }),
  z.object({ kind: z.literal('plan'), plan: Tier }),
  z.object({ kind: z.literal('previous-lesson') }),
]);
export type SearchLock = z.infer<typeof SearchLock>;

/** Where a hit leads. */
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
  /** The course of a lesson, the set of a card; empty where the title says enough. */
  context: z.string(),
  /** From its text; empty where there is none, and where the caller may not open it. */
  snippet: z.array(TextPiece),
  lock: SearchLock.nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchResults = z.object({
  /** The kind with the best hit first; within a kind the best hit first. */
  groups: z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(SearchHit) })),
  /** What was looked for instead, because nothing was found for what was typed. */
  corrected: z.string().nullable(),
});
export type SearchResults = z.infer<typeof SearchResults>;

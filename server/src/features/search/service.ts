/** Searches for a caller to whom only some content is open. */
import {
  type CourseId,
  type FlashcardSetId,
  type GuidedPathId,
  type LessonId,
  type SearchHit,
  type SearchKind,
  type SearchResults,
  type SearchTarget,
  type TextPiece,
  type VisualizationId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Caller } from '../../platform/caller.ts';
import { listLocks, type Locks } from '../courses/index.ts';
import { correctSpelling } from './correct.ts';
import { markEnd, markStart, searchQueries, type FoundEntry } from './queries.ts';
import { normalizedText, typedWords } from './typed-words.ts';

export async function find(
  context: Context,
  caller: Caller,
  typed: string,
): Promise<SearchResults> {
  const text = normalizedText(typed);
  const queries = searchQueries(context.database);
  const locks = await listLocks(context, caller);
  const hitsFor = async (asked: string) =>
    (
      await queries.find({
        text: asked,
        words: typedWords(asked),
        openCourses: openIn(locks.courses),
        openLessons: openIn(locks.lessons),
      })
    ).map((entry) => hitOf(entry, locks));

  const hits = await hitsFor(text);
  if (hits.length > 0) return { groups: groupsOf(hits), corrected: null };
  const other = correctSpelling(text, await queries.listTitleWords());
  const otherHits = other === null ? [] : await hitsFor(other);
  return { groups: groupsOf(otherHits), corrected: otherHits.length > 0 ? other : null };
}

const openIn = <Id>(locks: ReadonlyMap<Id, unknown>): Id[] =>
  [...locks].flatMap(([id, lock]) => (lock === null ? [id] : []));

function groupsOf(hits: readonly SearchHit[]): SearchResults['groups'] {
  const groups = new Map<SearchKind, SearchHit[]>();
  for (const hit of hits) {
    groups.set(hit.target.kind, [...(groups.get(hit.target.kind) ?? []), hit]);
  }
  return [...groups].map(([kind, ofKind]) => ({ kind, hits: ofKind }));
}

function hitOf(entry: FoundEntry, locks: Locks): SearchHit {
  const target = targetOf(entry);
  return {
    target,
    title: piecesOf(entry.title),
    context: entry.context,
    snippet: piecesOf(withDots(entry)),
    lock: lockOf(target, locks),
  };
}

function lockOf(target: SearchTarget, { courses, lessons }: Locks) {
  if (target.kind === 'course') return courses.get(target.id) ?? null;
  return target.kind === 'lesson' ? (lessons.get(target.id) ?? null) : null;
}

/** The ids were read from their tables when the entry was written. */
function targetOf({ kind, targetId, courseId, key }: FoundEntry): SearchTarget {
  switch (kind) {
    case 'course':
      return { kind, id: targetId as CourseId };
    case 'lesson':
      return { kind, id: targetId as LessonId, courseId: courseId as CourseId };
    case 'word':
      return { kind, key: key ?? '' };
    case 'visualization':
      return { kind, id: targetId as VisualizationId };
    case 'path':
      return { kind, id: targetId as GuidedPathId };
    case 'flashcard-set':
      return { kind, id: targetId as FlashcardSetId };
    case 'flashcard':
      return { kind, setId: targetId as FlashcardSetId };
  }
}

/** Adds dots if the text continues before or after the snippet. */
function withDots({ snippet, opening }: FoundEntry): string {
  if (snippet === '') return '';
  const plain = snippet.replaceAll(markStart, '').replaceAll(markEnd, '');
  const before = opening.startsWith(plain.slice(0, opening.length)) ? '' : '… ';
  return before + snippet + (/[.!?]['"”’]?$/.test(plain) ? '' : ' …');
}

/** Splits a marked text into pieces, so no page has to build markup from text. */
export function piecesOf(text: string): TextPiece[] {
  return text
    .split(markStart)
    .flatMap((part, index) => {
      const [marked = '', plain] = part.split(markEnd, 2);
      if (index === 0 || plain === undefined) return [{ text: part, isMarked: false }];
      return [
        { text: marked, isMarked: true },
        { text: plain, isMarked: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}

/** Database access for flashcards and what learners remember of them. Retired content is left out. */
import type {
  AnimationData,
  DueCard,
  Flashcard,
  FlashcardId,
  FlashcardSet,
  FlashcardSetId,
  UserId,
} from '@qubloom/contract';
import { and, asc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import type { LockedLearner } from '../accounts/index.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  flashcards,
  flashcardSets,
  lessons,
  progress,
  userFlashcardProgress,
  userFlashcardSets,
  users,
} from '../../platform/database/schema/index.ts';
import { lapsesOfStickyCard, noMemory, type CardMemory } from './memory.ts';
import { oncePer } from '../../platform/once-per.ts';

const setColumns = {
  id: flashcardSets.id,
  title: flashcardSets.title,
  description: flashcardSets.description,
  category: flashcardSets.category,
  difficulty: flashcardSets.difficulty,
  topic: flashcardSets.topic,
  iconUrl: flashcardSets.iconUrl,
  cardCount: flashcardSets.cardCount,
};

const cardColumns = {
  id: flashcards.id,
  setId: flashcards.setId,
  question: flashcards.question,
  answer: flashcards.answer,
  explanation: flashcards.explanation,
  imageUrl: flashcards.imageUrl,
  animationData: flashcards.animationData,
  order: flashcards.order,
  difficulty: flashcards.difficulty,
  lesson: sql<Flashcard['lesson']>`json_build_object(
    'id', ${lessons.id}, 'courseId', ${lessons.courseId}, 'title', ${lessons.title}
  )`,
};

const memoryColumns = {
  reviewCount: userFlashcardProgress.reviewCount,
  lastReviewedAt: userFlashcardProgress.lastReviewedAt,
  nextReviewDate: userFlashcardProgress.nextReviewDate,
  stability: userFlashcardProgress.stability,
  difficulty: userFlashcardProgress.difficulty,
  lapses: userFlashcardProgress.lapses,
  confidenceLevel: userFlashcardProgress.confidenceLevel,
  mastered: userFlashcardProgress.mastered,
};

/** A set that a learner has begun. */
export interface StoredSetProgress {
  readonly setId: FlashcardSetId;
  readonly cardCount: number;
  /** The most cards in one sitting. */
  readonly cardsCompleted: number;
  readonly knownCards: readonly FlashcardId[];
  /** True if all cards were once known at the same time. */
  readonly wasCompleted: boolean;
}

export interface Sitting {
  readonly cardsCompleted: number;
  readonly knowItCount: number;
  readonly studyMoreCount: number;
  readonly isComplete: boolean;
}

/** A due card, with the number of all waiting cards. */
export type StoredDueCard = DueCard & {
  readonly reviewsWaiting: number;
  readonly newWaiting: number;
};

export const flashcardQueries = oncePer((database: Database) => {
  const sets = database
    .select(setColumns)
    .from(flashcardSets)
    .where(isNull(flashcardSets.retiredAt))
    .orderBy(asc(flashcardSets.position), asc(flashcardSets.id))
    .prepare('list_flashcard_sets');

  const set = database
    .select(setColumns)
    .from(flashcardSets)
    .where(and(eq(flashcardSets.id, sql.placeholder('id')), isNull(flashcardSets.retiredAt)))
    .prepare('find_flashcard_set');

  const cards = database
    .select(cardColumns)
    .from(flashcards)
    .innerJoin(lessons, eq(lessons.id, flashcards.lessonId))
    .where(and(eq(flashcards.setId, sql.placeholder('setId')), isNull(flashcards.retiredAt)))
    .orderBy(asc(flashcards.order))
    .prepare('list_flashcards');

  const card = database
    .select({ animationData: flashcards.animationData })
    .from(flashcards)
    .where(and(eq(flashcards.id, sql.placeholder('id')), isNull(flashcards.retiredAt)))
    .prepare('find_flashcard');

  return {
    listSets: (): Promise<FlashcardSet[]> => sets.execute(),
    async findSet(id: FlashcardSetId): Promise<FlashcardSet | null> {
      return (await set.execute({ id }))[0] ?? null;
    },
    listCards: (setId: FlashcardSetId): Promise<Flashcard[]> => cards.execute({ setId }),
    async findCard(
      id: FlashcardId,
    ): Promise<{ readonly animationData: AnimationData | null } | null> {
      return (await card.execute({ id }))[0] ?? null;
    },
    listProgress: (userId: UserId) => readProgress(database, userId),
    listDue: (userId: UserId, limits: DueLimits) => readDue(database, userId, limits),
  };
});

/** Returns the sets with a known card or a stored sitting, among all sets or for one. */
export async function readProgress(
  database: Database | Transaction,
  userId: UserId,
  setId: FlashcardSetId | null = null,
): Promise<StoredSetProgress[]> {
  const { rows } = await database.execute<Record<keyof StoredSetProgress, unknown>>(sql`
    with known as (
      select card.set_id, array_agg(card.id order by card."order") as ids
      from ${userFlashcardProgress} memory
      join ${flashcards} card on card.id = memory.flashcard_id and card.retired_at is null
      where memory.user_id = ${userId} and memory.confidence_level > 0
      group by card.set_id
    )
    select studied.id as "setId", studied.card_count as "cardCount",
      coalesce(best.cards_completed, 0) as "cardsCompleted",
      coalesce(known.ids, '{}') as "knownCards", best.completed_at is not null as "wasCompleted"
    from ${flashcardSets} studied
    left join known on known.set_id = studied.id
    left join ${userFlashcardSets} best
      on best.set_id = studied.id and best.user_id = ${userId}
    where studied.retired_at is null and (known.set_id is not null or best.set_id is not null)
      and (${setId}::int is null or studied.id = ${setId})
    order by studied.position, studied.id
  `);
  return rows as unknown as StoredSetProgress[]; // the select above names its columns this way
}

/** Counts the cards of a set that are answered by doing, and whose latest answer the engine has not accepted. */
export async function countUnjudged(
  tx: Transaction,
  learner: LockedLearner,
  setId: FlashcardSetId,
): Promise<number> {
  const isKnown = exists(
    tx
      .select({ id: userFlashcardProgress.id })
      .from(userFlashcardProgress)
      .where(
        and(
          eq(userFlashcardProgress.userId, learner.id),
          eq(userFlashcardProgress.flashcardId, flashcards.id),
          gt(userFlashcardProgress.confidenceLevel, 0),
        ),
      ),
  );
  return tx.$count(
    flashcards,
    and(
      eq(flashcards.setId, setId),
      isNull(flashcards.retiredAt),
      sql`${flashcards.animationData} ? 'doing'`,
      not(isKnown),
    ),
  );
}

export async function readMemory(
  tx: Transaction,
  learner: LockedLearner,
  id: FlashcardId,
): Promise<CardMemory> {
  const [memory] = await tx
    .select(memoryColumns)
    .from(userFlashcardProgress)
    .where(
      and(eq(userFlashcardProgress.userId, learner.id), eq(userFlashcardProgress.flashcardId, id)),
    );
  return memory ?? noMemory;
}

interface DueLimits {
  /** The end of the learner's day. */
  readonly before: Date;
  /** Nothing is due for somebody who joined later. */
  readonly joinedBefore: Date;
  readonly reviews: number;
  readonly newCards: number;
}

/**
 * Returns due cards that were asked before, the longest due first, and then new cards: first those of missed questions,
 * then those of completed lessons in order.
 */
async function readDue(
  database: Database,
  userId: UserId,
  { before, joinedBefore, reviews, newCards }: DueLimits,
): Promise<StoredDueCard[]> {
  const { rows } = await database.execute<Record<keyof StoredDueCard, unknown>>(sql`
    with due as (
      select card.*, taken_from.title as set_title, memory.next_review_date,
        coalesce(memory.review_count, 0) = 0 as is_new,
        memory.lapses >= ${lapsesOfStickyCard} as is_sticky,
        lesson.course_id, lesson.title as lesson_title,
        row_number() over (
          partition by coalesce(memory.review_count, 0) = 0
          order by memory.next_review_date nulls last, taken_from.position, card."order"
        ) as place
      from ${flashcards} card
      join ${flashcardSets} taken_from
        on taken_from.id = card.set_id and taken_from.retired_at is null
      join ${lessons} lesson on lesson.id = card.lesson_id
      left join ${userFlashcardProgress} memory
        on memory.flashcard_id = card.id and memory.user_id = ${userId}
      where card.retired_at is null and exists (
        select from ${users} where id = ${userId} and created_at < ${joinedBefore.toISOString()}
      ) and (
        memory.next_review_date < ${before.toISOString()}
        or memory.id is null and exists (
          select from ${progress} done
          where done.user_id = ${userId} and done.lesson_id = card.lesson_id and done.completed
        )
      )
    )
    select id, set_id as "setId", question, answer, explanation, image_url as "imageUrl",
      animation_data as "animationData", "order", difficulty,
      json_build_object(
        'id', lesson_id, 'courseId', course_id, 'title', lesson_title
      ) as lesson,
      set_title as "setTitle", is_new as "isNew",
      case when is_sticky then coalesce(hint, '') end as hint,
      (select count(*)::int from due where not is_new) as "reviewsWaiting",
      (select count(*)::int from due where is_new) as "newWaiting"
    from due
    where place <= case when is_new then ${newCards}::int else ${reviews}::int end
    order by is_new, place
  `);
  return rows as unknown as StoredDueCard[]; // the select above names its columns this way
}

export async function insertSitting(
  tx: Transaction,
  { id: userId }: LockedLearner,
  setId: FlashcardSetId,
  { isComplete, ...counts }: Sitting,
  studiedAt: Date,
): Promise<void> {
  const row = { ...counts, studiedAt };
  const completedAt = isComplete ? studiedAt : null;
  await tx
    .insert(userFlashcardSets)
    .values({ userId, setId, ...row, completedAt })
    .onConflictDoUpdate({
      target: [userFlashcardSets.userId, userFlashcardSets.setId],
      set: {
        ...row,
        cardsCompleted: sql`greatest(${userFlashcardSets.cardsCompleted}, excluded.cards_completed)`,
        completedAt: sql`coalesce(${userFlashcardSets.completedAt}, excluded.completed_at)`,
      },
    });
}

export async function saveMemory(
  tx: Transaction,
  { id: userId }: LockedLearner,
  flashcardId: FlashcardId,
  memory: CardMemory,
): Promise<void> {
  const row = { ...memory, updatedAt: memory.lastReviewedAt ?? new Date() };
  await tx
    .insert(userFlashcardProgress)
    .values({ userId, flashcardId, ...row })
    .onConflictDoUpdate({
      target: [userFlashcardProgress.userId, userFlashcardProgress.flashcardId],
      set: row,
    });
}

/** Makes the cards due, both new and known ones. */
export async function makeCardsDue(
  tx: Transaction,
  { id: userId }: LockedLearner,
  cards: readonly FlashcardId[],
  nextReviewDate: Date,
): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insert(userFlashcardProgress)
    .values(cards.map((flashcardId) => ({ userId, flashcardId, nextReviewDate })))
    .onConflictDoUpdate({
      target: [userFlashcardProgress.userId, userFlashcardProgress.flashcardId],
      set: {
        nextReviewDate: sql`least(${userFlashcardProgress.nextReviewDate}, excluded.next_review_date)`,
      },
    });
}

/** Stores flashcard sets, their cards, and the links from quiz questions to cards. */
import type { FlashcardId, FlashcardSetId, LessonId } from '@qubloom/contract';
import type { Curriculum } from '@qubloom/curriculum';
import { flashcards, flashcardSets } from '../platform/database/schema/index.ts';
import { requireId, type Ids } from './ids.ts';
import { changesBetween } from './row-changes.ts';
import type { RowWriter } from './row-writer.ts';

/** @returns the ids of the cards by their slugs. */
export async function storeFlashcards(
  writer: RowWriter,
  curriculum: Curriculum,
  lessonIds: Ids<LessonId>,
): Promise<Ids<FlashcardId>> {
  const setIds = await storeSets(writer, curriculum);
  const wanted = curriculum.flashcardSets.flatMap((set) =>
    set.cards.map((card, index) => ({
      setId: requireId(setIds, set.slug),
      slug: card.slug,
      question: card.question,
      answer: card.answer,
      explanation: card.explanation,
      hint: card.hint,
      animationData: card.animationData,
      order: index + 1,
      lessonId: requireId(lessonIds, card.lesson),
    })),
  );
  const rows = await writer.tx.select().from(flashcards);
  await writer.write(
    flashcards,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
  const stored = await writer.tx
    .select({ id: flashcards.id, slug: flashcards.slug })
    .from(flashcards);
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

async function storeSets(writer: RowWriter, curriculum: Curriculum): Promise<Ids<FlashcardSetId>> {
  const wanted = curriculum.flashcardSets.map(
    ({ slug, title, description, topic, category, difficulty, iconUrl, position, cards }) => ({
      slug,
      title,
      description,
      topic,
      category,
      difficulty,
      iconUrl,
      position,
      cardCount: cards.length,
    }),
  );
  const rows = await writer.tx.select().from(flashcardSets);
  await writer.write(
    flashcardSets,
    changesBetween(rows, wanted, ({ slug }) => slug ?? ''),
  );
  const stored = await writer.tx
    .select({ id: flashcardSets.id, slug: flashcardSets.slug })
    .from(flashcardSets);
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

/** Returns a function from a lesson and a question's key to the id of the card about it; null if there is none. */
export function cardOfQuestion({ flashcardSets: sets }: Curriculum, cardIds: Ids<FlashcardId>) {
  const slugs = new Map(
    sets
      .flatMap(({ cards }) => cards)
      .flatMap(({ slug, lesson, quiz }) => quiz.map((key) => [`${lesson} ${key}`, slug] as const)),
  );
  return (lesson: string, key: string): FlashcardId | null => {
    const slug = slugs.get(`${lesson} ${key}`);
    return slug === undefined ? null : requireId(cardIds, slug);
  };
}

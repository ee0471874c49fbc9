/** Decides which sets are shown, and under which heading. Pure. */
import type { FlashcardCategory, FlashcardSet, FlashcardSetProgress } from '@qubloom/contract';

export interface SetFilter {
  readonly q: string;
  readonly category: FlashcardCategory | undefined;
}

export type ProgressBySet = Readonly<Record<string, FlashcardSetProgress>>;

export interface SetSections {
  readonly begun: readonly FlashcardSet[];
  readonly fresh: readonly FlashcardSet[];
  readonly completed: readonly FlashcardSet[];
}

/** Each word may be in the title, the description, or the topic. */
export function setsMatching(sets: readonly FlashcardSet[], { q, category }: SetFilter) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return sets.filter((set) => {
    const text = `${set.title} ${set.description} ${set.topic} ${set.category}`.toLowerCase();
    return (!category || set.category === category) && words.every((word) => text.includes(word));
  });
}

export function sectionsOf(sets: readonly FlashcardSet[], progress: ProgressBySet): SetSections {
  const of = ({ id }: FlashcardSet) => progress[String(id)];
  return {
    begun: sets.filter((set) => (of(set)?.progress ?? 0) > 0 && !of(set)?.completed),
    fresh: sets.filter((set) => (of(set)?.progress ?? 0) === 0),
    completed: sets.filter((set) => of(set)?.completed),
  };
}

/**
 * The set to study next: the next one in the list that is not completed, continuing from the start after the end.
 */
export function setAfter(
  sets: readonly FlashcardSet[],
  id: FlashcardSet['id'],
  progress: ProgressBySet,
): FlashcardSet | undefined {
  const place = sets.findIndex((set) => set.id === id);
  return [...sets.slice(place + 1), ...sets.slice(0, Math.max(place, 0))].find(
    (set) => !progress[String(set.id)]?.completed,
  );
}

/** Groups words by letter, and finds words that match the typed text. */
import type { GlossaryEntry } from '@qubloom/contract';

/** Words that begin with it come first, then those that contain it, then those whose explanations do. */
export function matching(entries: readonly GlossaryEntry[], typed: string): GlossaryEntry[] {
  const wanted = typed.trim().toLowerCase();
  const rankOf = ({ word, explanation }: GlossaryEntry) => {
    const at = word.toLowerCase().indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    return explanation.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

export interface LetterGroup {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

export function byLetter(entries: readonly GlossaryEntry[]): LetterGroup[] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = entry.word.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, of]) => ({ letter, entries: of }));
}

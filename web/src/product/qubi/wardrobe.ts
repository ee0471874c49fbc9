/** What Qubi can wear, and what has to be learned for each piece. Nothing here can be bought. */
import type { LearnerRecord } from '@qubloom/contract';
import { qubiPieces, type QubiPiece } from './qubi-pieces.tsx';

export interface Garment {
  readonly name: string;
  /** The title of the lesson to finish, or the name of the badge to earn. */
  readonly by: { readonly lesson: string } | { readonly badge: string };
}

export const wardrobe: Readonly<Record<QubiPiece, Garment>> = {
  cap: { name: 'H cap', by: { lesson: 'Superposition with H' } },
  glasses: { name: 'Glasses', by: { lesson: 'Looking changes it' } },
  coin: { name: 'Coin button', by: { lesson: 'The quantum coin game' } },
  ribbon: { name: 'Wave ribbon', by: { lesson: 'The hidden sign' } },
  rings: { name: 'Linked rings', by: { lesson: 'Entanglement' } },
  pin: { name: 'Check mark pin', by: { badge: 'It Works' } },
};

/** Returns the pieces that the learner has earned. */
export function earnedPieces({
  courses,
  badges,
}: Pick<LearnerRecord, 'courses' | 'badges'>): readonly QubiPiece[] {
  const finished = courses.flatMap(({ lessons }) =>
    lessons.filter(({ finishedOn }) => finishedOn !== null).map(({ title }) => title),
  );
  return qubiPieces.filter((piece) => {
    const { by } = wardrobe[piece];
    return 'lesson' in by
      ? finished.includes(by.lesson)
      : badges.some(({ name }) => name === by.badge);
  });
}

export function formatLook(wears: readonly QubiPiece[]): string {
  return JSON.stringify(wears);
}

/** Pieces that this version of the page does not know are left out. */
export function parseLook(text: string | undefined): readonly QubiPiece[] {
  try {
    const worn: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(worn) ? qubiPieces.filter((piece) => worn.includes(piece)) : [];
  } catch {
    return [];
  }
}

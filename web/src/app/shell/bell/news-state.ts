/** The news for a learner since the bell was last opened on this device. Pure. */
import type { Achievement, OwnConsent } from '@qubloom/contract';
import { isRecord } from '../../../lib/storage/is-record.ts';

/** The news that the bell has shown. */
export interface SeenNews {
  /** Ids. */
  readonly badges: readonly number[];
  /** Time of the parent's latest answer. */
  readonly decidedAt: string | null;
}

export interface KnownNow {
  readonly achievements: readonly Achievement[];
  /** The number of due cards. */
  readonly dueCards: number;
  /** Null from age 13. */
  readonly consent: Pick<OwnConsent, 'state' | 'decidedAt' | 'isBySchool'> | null;
}

export interface NewsItem {
  readonly text: string;
  readonly to: '/achievements' | '/daily' | '/flashcards/today' | '/profile' | '/visualizations';
}

/** Two things to try, as the bell's badge promises on a new device. */
export const newsForVisitors: readonly NewsItem[] = [
  { text: 'Today’s puzzle is here', to: '/daily' },
  { text: 'Pictures that move when you touch them', to: '/visualizations' },
];

export function newsOf(known: KnownNow, seen: SeenNews): readonly NewsItem[] {
  const badges = unlockedOf(known).filter(({ id }) => !seen.badges.includes(id));
  const answer = answerOf(known, seen);
  return [
    ...(answer === undefined ? [] : [{ text: answer, to: '/profile' } as const]),
    ...(badges.length === 0 ? [] : [{ text: badgesText(badges), to: '/achievements' } as const]),
    ...(known.dueCards === 0
      ? []
      : [{ text: cardsText(known.dueCards), to: '/flashcards/today' } as const]),
  ];
}

export function seenAfter(known: KnownNow): SeenNews {
  return {
    badges: unlockedOf(known).map(({ id }) => id),
    decidedAt: known.consent?.decidedAt ?? null,
  };
}

/** @param text The saved text. If it cannot be read, nothing counts as seen. */
export function parseSeen(text: string | undefined): SeenNews {
  const nothing = { badges: [], decidedAt: null };
  if (text === undefined) return nothing;
  try {
    const saved: unknown = JSON.parse(text);
    if (!isRecord(saved)) return nothing;
    const { badges, decidedAt } = saved;
    return {
      badges: Array.isArray(badges) ? badges.filter((id) => typeof id === 'number') : [],
      decidedAt: typeof decidedAt === 'string' ? decidedAt : null,
    };
  } catch {
    return nothing;
  }
}

const unlockedOf = ({ achievements }: KnownNow) => achievements.filter(({ unlocked }) => unlocked);

const mostNames = 3;

function badgesText(badges: readonly Achievement[]): string {
  const names = badges.slice(0, mostNames).map(({ name }) => name);
  const more = badges.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])];
  const title = badges.length === 1 ? 'New badge' : 'New badges';
  return `${title}: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(list)}`;
}

function cardsText(count: number): string {
  return count === 1 ? 'One card is due today' : `${count} cards are due today`;
}

function answerOf({ consent }: KnownNow, seen: SeenNews): string | undefined {
  if (!consent || consent.decidedAt === null || consent.decidedAt === seen.decidedAt) {
    return undefined;
  }
  if (consent.state === 'confirmed' && seen.decidedAt === null) {
    return consent.isBySchool ? 'Your school said yes' : 'Your parent or guardian said yes';
  }
  return consent.state === 'pending' ? undefined : 'Your parent or guardian changed their answer';
}

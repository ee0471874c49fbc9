/** What waits for a parent's yes. Everything that a learner does alone does not. */
import type { ConsentState, WaitsForConsent } from '@qubloom/contract';
import type { AllowWithConsent, ParentsWords } from '../../domain/consent.ts';
import type { Database } from '../../platform/database/client.ts';
import { Forbidden } from '../../platform/errors.ts';
import { findConsent, findDecisions } from './queries.ts';

const things: Record<WaitsForConsent, string> = {
  rooms: 'study rooms',
  chat: 'chat',
  buying: 'buying a plan',
  'being-visible': 'being seen by other learners',
};

/** A sentence for the child; null when nothing stands in the way. */
export function waitsBecause(state: ConsentState, what: WaitsForConsent): string | null {
  const thing = things[what];
  if (state === 'confirmed') return null;
  if (state === 'withdrawn') {
    return `Your parent or guardian has switched off ${thing} for now. You can still learn everything on your own.`;
  }
  return `Before ${thing}, your parent or guardian has to say yes. We've sent them an email. Until then, you can learn everything on your own.`;
}

export function allowWithConsent(database: Database): AllowWithConsent {
  return async ({ id, ageRange }, what) => {
    if (ageRange !== 'under-13') return;
    const found = await findConsent(database, id);
    const reason = waitsBecause(found?.state ?? 'pending', what);
    if (reason !== null) throw new Forbidden(reason);
  };
}

/** For whoever keeps connections open, and asks again and again. */
export function parentsWords(database: Database): ParentsWords {
  return async (children) => {
    const found = await findDecisions(database, children);
    return new Map(
      found.map(({ id, state, freeChat }) => {
        const together = state === 'confirmed';
        return [id, { together, freeChat: together && freeChat }];
      }),
    );
  };
}

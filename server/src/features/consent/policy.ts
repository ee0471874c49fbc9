/** What waits for a parent's yes. Everything that a learner does alone does not. */
import type { ConsentState, ConsentTicks, WaitsForConsent } from '@qubloom/contract';
import type { AllowWithConsent, ParentsWords } from '../../domain/consent.ts';
import type { Database } from '../../platform/database/client.ts';
import { Forbidden } from '../../platform/errors.ts';
import { findConsent, findDecisions } from './queries.ts';

const things: Record<WaitsForConsent, string> = {
  rooms: 'study rooms',
  freeChat: 'chatting in your own words',
  buying: 'buying a plan',
};

/** A parent's decision. */
export interface Decided extends ConsentTicks {
  readonly state: ConsentState;
}

/** Own words are part of study rooms. */
export function isAllowed({ state, ...ticks }: Decided, what: WaitsForConsent): boolean {
  if (state !== 'confirmed') return false;
  return ticks[what] && (what !== 'freeChat' || ticks.rooms);
}

/** A sentence for the child; null when it is allowed. */
export function waitsBecause(decided: Decided | null, what: WaitsForConsent): string | null {
  const thing = things[what];
  if (decided !== null && isAllowed(decided, what)) return null;
  if (decided?.state === 'confirmed') {
    return `Your parent or guardian hasn't said yes to ${thing}. Talk to them if you'd like it. You can still learn everything on your own.`;
  }
  if (decided?.state === 'withdrawn') {
    return `Your parent or guardian has switched off ${thing} for now. You can still learn everything on your own.`;
  }
  return `Before ${thing}, your parent or guardian has to say yes. We've sent them an email. Until then, you can learn everything on your own.`;
}

export function allowWithConsent(database: Database): AllowWithConsent {
  return async ({ id, ageRange }, what) => {
    if (ageRange !== 'under-13') return;
    const found = await findConsent(database, id);
    const reason = waitsBecause(found, what);
    if (reason !== null) throw new Forbidden(reason);
  };
}

/** For whoever keeps connections open, and asks again and again. */
export function parentsWords(database: Database): ParentsWords {
  return async (children) => {
    const found = await findDecisions(database, children);
    return new Map(
      found.map(({ id, ...decided }) => [
        id,
        { together: isAllowed(decided, 'rooms'), freeChat: isAllowed(decided, 'freeChat') },
      ]),
    );
  };
}

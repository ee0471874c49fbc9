/** Decides what requires a parent's yes. Nothing that a learner does alone requires it. */
import type { ConsentState, ConsentTicks, UserId, WaitsForConsent } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
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
  /** True if a school has decided instead. */
  readonly isBySchool?: boolean;
}

/** Free chat is part of study rooms. */
export function hasConsent({ state, ...ticks }: Decided, what: WaitsForConsent): boolean {
  if (state !== 'confirmed') return false;
  return ticks[what] && (what !== 'freeChat' || ticks.rooms);
}

/** Returns a sentence for the child; null if it is allowed. */
export function consentRefusal(decided: Decided | null, what: WaitsForConsent): string | null {
  const thing = things[what];
  if (decided !== null && hasConsent(decided, what)) return null;
  if (decided?.isBySchool) {
    return `Your school hasn't said yes to ${thing}. You can still learn everything on your own.`;
  }
  if (decided?.state === 'confirmed') {
    return `Your parent or guardian hasn't said yes to ${thing}. Talk to them if you'd like it. You can still learn everything on your own.`;
  }
  if (decided?.state === 'withdrawn') {
    return `Your parent or guardian has switched off ${thing} for now. You can still learn everything on your own.`;
  }
  return `Your parent or guardian has to say yes to ${thing} first. We've sent them an email. Until then, you can learn everything on your own.`;
}

/**
 * Queries the database each time, so a parent's change takes effect at once.
 * @throws {Forbidden} in words for a child if the parent has not said yes
 */
export async function allowWithConsent(
  { database }: Pick<Context, 'database'>,
  { id, ageRange }: Learner,
  what: WaitsForConsent,
): Promise<void> {
  if (ageRange !== 'under-13') return;
  const found = await findConsent(database, id);
  const reason = consentRefusal(found, what);
  if (reason !== null) throw new Forbidden(reason);
}

export interface ParentDecision {
  /** True if the child may do things with others. */
  readonly together: boolean;
  /** True if the child may also write freely. */
  readonly freeChat: boolean;
}

/** Returns what parents have decided for children under 13. A child whose parent has not decided is left out. */
export async function listParentDecisions(
  { database }: Pick<Context, 'database'>,
  children: readonly UserId[],
): Promise<ReadonlyMap<UserId, ParentDecision>> {
  const found = await findDecisions(database, children);
  return new Map(
    found.map(({ id, ...decided }) => [
      id,
      { together: hasConsent(decided, 'rooms'), freeChat: hasConsent(decided, 'freeChat') },
    ]),
  );
}

/** Tells learners by email that their account can be opened in another way. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { NotSignedIn } from '../../../platform/errors.ts';
import { findContact } from './queries.ts';

interface Notice {
  readonly learner: Learner;
  readonly kind:
    'google-connected' | 'google-disconnected' | 'school-connected' | 'school-disconnected';
  /** Name of the school's platform. */
  readonly platform?: string;
}

export async function queueNotice(
  { queueMail }: Context,
  tx: Transaction,
  { learner, kind, platform }: Notice,
): Promise<void> {
  const contact = await findContact(tx, learner.id);
  if (contact === null) throw new NotSignedIn();
  await queueMail(tx, {
    key: `${kind}:${randomUUID()}`,
    kind,
    to: contact.email,
    payload: { username: contact.username, ...(platform !== undefined && { platform }) },
    importance: 'notice',
  });
}

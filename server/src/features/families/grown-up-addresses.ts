/** The addresses of the grown-ups of a learner under 18. */
import type { AgeRange, UserId } from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { distinctMailboxes, isSameMailbox } from '../../platform/mail/mailbox.ts';
import { findConsent } from '../consent/index.ts';
import { listAddressesOfGrownUps } from './queries.ts';

export interface GrownUpAddress {
  readonly email: string;
  /** True for the address of a child's parent, which the parent's page is open to. */
  readonly isParents: boolean;
}

/** Each mailbox once. Nobody is told about an adult, or about an account that a school decides about. */
export async function addressesOfGrownUps(
  database: Database,
  { id, ageRange }: { readonly id: UserId; readonly ageRange: AgeRange },
): Promise<GrownUpAddress[]> {
  if (ageRange === '18-plus') return [];
  const consent = await findConsent(database, id);
  const parents = consent === null || consent.isBySchool ? null : consent.email;
  const linked = await listAddressesOfGrownUps(database, id);
  return distinctMailboxes([parents, ...linked]).map((email) => ({
    email,
    isParents: parents !== null && isSameMailbox(email, parents),
  }));
}

/** Database access for an account's mail address and password. */
import type { AgeRange, UserId } from '@qubloom/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { users } from '../../../platform/database/schema/index.ts';

export interface Contact {
  readonly id: UserId;
  readonly username: string;
  readonly firstName: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly ageRange: AgeRange;
}

const contactColumns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  email: users.email,
  isVerified: users.isEmailVerified,
  ageRange: users.ageRange,
};

export async function findContact(database: Database, id: UserId): Promise<Contact | null> {
  const [row] = await database.select(contactColumns).from(users).where(eq(users.id, id));
  return row ? { ...row, id } : null;
}

/** One address may belong to several children, because a parent may answer for all of them. */
export async function findContactsAt(database: Database, email: string): Promise<Contact[]> {
  const rows = await database
    .select(contactColumns)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(asc(users.id));
  return rows;
}

export async function findPasswordOf(database: Database, id: UserId): Promise<string | null> {
  const [row] = await database.select({ hash: users.password }).from(users).where(eq(users.id, id));
  return row?.hash ?? null;
}

export async function recordConfirmedAddress(
  tx: Transaction,
  id: UserId,
  email: string,
): Promise<void> {
  await tx.update(users).set({ email, isEmailVerified: true }).where(eq(users.id, id));
}

export async function recordNewAddress(tx: Transaction, id: UserId, email: string): Promise<void> {
  await tx.update(users).set({ email, isEmailVerified: false }).where(eq(users.id, id));
}

export async function recordPassword(tx: Transaction, id: UserId, hash: string): Promise<void> {
  await tx.update(users).set({ password: hash }).where(eq(users.id, id));
}

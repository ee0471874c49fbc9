/** Lets the operator read and settle inquiries. */
import { daysKept } from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { findInquiry, listOpen, recordSettled, type Inquiry } from './queries.ts';

export async function listInquiries(database: Database): Promise<string> {
  const open = await listOpen(database);
  return open.length === 0 ? 'No inquiry is open.' : open.map(lineOf).join('\n');
}

const lineOf = ({ id, kind, name, organization, createdAt }: Inquiry): string =>
  [
    String(id).padStart(5),
    timeOf(createdAt),
    kind.padEnd(14),
    harmless(organization === null ? name : `${name}, ${organization}`),
  ].join('  ');

/** Returns null if there is no such inquiry. */
export async function showInquiry(database: Database, id: number): Promise<string | null> {
  const inquiry = await findInquiry(database, id);
  if (inquiry === null) return null;
  const { kind, name, email, organization, learners, message, createdAt, settledAt } = inquiry;
  return [
    `Inquiry ${String(id)}: ${kind}, ${timeOf(createdAt)}, ${settledAt === null ? 'open' : `settled ${timeOf(settledAt)}`}`,
    `Name:      ${harmless(name)}`,
    `Email:     ${harmless(email)}`,
    ...(organization === null ? [] : [`School:    ${harmless(organization)}`]),
    ...(learners === null ? [] : [`Learners:  ${String(learners)}`]),
    // The mark tells what its sender wrote from the lines of this command.
    ...message.split('\n').map((line) => `> ${harmless(line)}`),
    ...(kind === 'data-request' ? [whoseData] : []),
  ].join('\n');
}

const whoseData =
  'Anybody can claim to be a parent, so send no data to this address. The page /parent emails a link to the parent of a child under 13; older learners download their data on /profile.';

/** Returns null if there is no such inquiry. */
export async function settleInquiry(
  database: Database,
  id: number,
  now: Date,
): Promise<string | null> {
  await recordSettled(database, id, now);
  const inquiry = await findInquiry(database, id);
  if (inquiry === null) return null;
  return `Inquiry ${String(id)} is settled. It will be deleted ${String(daysKept('inquiries'))} days after ${timeOf(inquiry.settledAt ?? now)}.`;
}

const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

/** Escapes every character that could control the terminal or change the direction of its text. */
function harmless(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

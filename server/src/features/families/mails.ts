/** The mail to grown-ups on Sundays: the week of their learners, in the words of the family page. */
import { brand, retention, type LearnerRecord, type UserId } from '@qubloom/contract';
import {
  daysBetween,
  localDay,
  startOfDay,
  withDaysAdded,
  type LocalDay,
} from '../../domain/local-day.ts';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { issueToken } from '../../platform/tokens/tokens.ts';
import { showRecord } from '../record/index.ts';
import {
  findReader,
  listLearnersOf,
  recordQuietReport,
  type LinkedPerson,
  type Reader,
} from './queries.ts';
import { quietText, weekText, type WeekText } from './week-text.ts';

export const unsubscribePath = '/api/family/reports/off';

/** The data of a Sunday mail in the outbox. */
export interface WeekPayload {
  readonly userId: UserId;
  readonly sunday: LocalDay;
}

/** Days without learning after which a mail says that this is fine. */
const quietDays = 21;

/** @param origin the site's origin, from its settings */
export function familyMails(
  database: Database,
  origin: string,
): Readonly<Record<string, MailWriter>> {
  return {
    'family-week': {
      async write(tx, { to, payload, now }) {
        const { userId, sunday } = payload as WeekPayload;
        const reader = await findReader(tx, userId);
        const learners = await listLearnersOf(tx, userId);
        if (reader?.email !== to || learners.length === 0) return null;
        const records = await recordsOf(database, learners, sunday);
        if (!hasLearned(records)) {
          if (!isQuietMailDue(reader, learners, sunday)) return null;
          await recordQuietReport(tx, userId, sunday);
        }
        const token = await issueToken(tx, {
          userId,
          purpose: 'end-reports',
          address: to,
          now,
          lifetime: retention['report-links'].period,
          keepsEarlier: true,
        });
        return letterTo(reader, textOf(records), { origin, token });
      },
    },
  };
}

const hasLearned = (records: readonly LearnerRecord[]) =>
  records.some(({ week }) => week.days.some((day) => day.hasLearned));

const textOf = (records: readonly LearnerRecord[]): WeekText =>
  hasLearned(records) ? weekText(records) : quietText(records);

/** Returns the text of this week's mail as it would be today; null for somebody without learners. */
export async function exampleFor(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
): Promise<WeekText | null> {
  const learners = await listLearnersOf(database, id);
  if (learners.length === 0) return null;
  return textOf(await recordsOf(database, learners, localDay(now(), timeZone)));
}

/** A mail may be sent late, and a learner may be in another time zone, so the records are those of Sunday's end. */
async function recordsOf(
  database: Database,
  learners: readonly LinkedPerson[],
  sunday: LocalDay,
): Promise<LearnerRecord[]> {
  const records = [];
  for (const learner of learners) {
    const nextDay = startOfDay(withDaysAdded(sunday, 1), learner.timeZone);
    const now = () => new Date(nextDay.getTime() - 1);
    records.push(await showRecord({ database, now }, learner));
  }
  return records;
}

/** It comes once, and then none until somebody has learned again. */
function isQuietMailDue(
  { lastQuietOn }: Reader,
  learners: readonly LinkedPerson[],
  sunday: LocalDay,
): boolean {
  const quietSince = learners
    .map(({ lastLearnedOn, begunAt, timeZone }) => {
      const begunOn = localDay(begunAt, timeZone);
      return lastLearnedOn !== null && lastLearnedOn > begunOn ? lastLearnedOn : begunOn;
    })
    .reduce((one, other) => (one > other ? one : other));
  // The mail of this Sunday may be written twice, if the first try to send it fails.
  const isNew = lastQuietOn === null || lastQuietOn <= quietSince || lastQuietOn === sunday;
  return isNew && daysBetween(quietSince, sunday) >= quietDays;
}

function letterTo(
  { firstName }: Reader,
  { subject, parts }: WeekText,
  { origin, token }: { readonly origin: string; readonly token: string },
): Letter {
  return {
    subject,
    parts: [
      `Hello ${firstName},`,
      ...parts,
      { label: 'See more on your family page', url: `${origin}/family` },
      { label: 'Stop this mail', url: `${origin}/family/reports#${token}` },
    ],
    reason: `You get this on Sundays because you asked for it on your family page at ${brand.name}.`,
    unsubscribeUrl: `${origin}${unsubscribePath}?token=${token}`,
  };
}

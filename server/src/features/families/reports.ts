/** The Sunday mail: who gets one, and how it is turned off. */
import type { Context } from '../../context.ts';
import { isLateOnSunday, localDay } from '../../domain/local-day.ts';
import { NotFound } from '../../platform/errors.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import { findToken } from '../../platform/tokens/tokens.ts';
import type { WeekPayload } from './mails.ts';
import {
  allReadersWithout,
  listZonesOfGrownUps,
  storeGetsReports,
  recordReport,
} from './queries.ts';

/** From 16:00 on in the reader's own time zone. */
const hoursOfSunday = 8;

/** The mail of a grown-up is queued in the transaction that notes it, so nobody gets two for one Sunday. */
export async function queueWeekMails({ database, now, queueMail }: Context): Promise<void> {
  const time = now();
  const zones = (await listZonesOfGrownUps(database)).filter((zone) =>
    isLateOnSunday(time, zone, hoursOfSunday),
  );
  const [anyZone] = zones;
  if (anyZone === undefined) return;
  // Wherever it is Sunday at the same moment, it is the same Sunday.
  const sunday = localDay(time, anyZone);
  const readers = allReadersWithout(database, { sunday, zones });
  await forAll(readers, 'queued', ({ id, email }) =>
    database.transaction(async (tx) => {
      if (!(await recordReport(tx, id, sunday))) return;
      await queueMail(tx, {
        key: `family-week:${String(id)}:${sunday}`,
        kind: 'family-week',
        to: email,
        payload: { userId: id, sunday } satisfies WeekPayload,
        importance: 'notice',
      });
    }),
  );
}

/** The link may be used again, and so may the links in earlier mails. */
export async function endReports({ database, now }: Context, token: string): Promise<void> {
  const open = await findToken(database, 'end-reports', token, now());
  if (open === null) {
    throw new NotFound('This link is too old. You can turn the mail off on your family page.');
  }
  await storeGetsReports(database, open.userId, false);
}

/** The work behind `npm run inbox`. */
import { listInquiries, settleInquiry, showInquiry } from '../features/inquiries/index.ts';
import { done, outcomeOnDatabase, refused, type Outcome } from './outcome-on-database.ts';

const usage = `npm run inbox                     lists the inquiries that are open, the oldest first
npm run inbox -- show <number>    shows one with its message
npm run inbox -- settle <number>  it is answered: takes it off the list`;

export async function readInbox(
  environment: NodeJS.ProcessEnv,
  [act, number, ...more]: readonly string[],
): Promise<Outcome> {
  const isOne =
    (act === 'show' || act === 'settle') &&
    /^[1-9]\d{0,8}$/.test(number ?? '') &&
    more.length === 0;
  if (act !== undefined && !isOne) return refused(usage);
  const id = Number(number);
  return outcomeOnDatabase(
    environment,
    'This database has no inbox. Start the server once, which makes it.',
    async (database) => {
      if (!isOne) return done(await listInquiries(database));
      const text = await (act === 'show'
        ? showInquiry(database, id)
        : settleInquiry(database, id, new Date()));
      return text === null ? refused(`There is no inquiry ${String(id)}.`) : done(text);
    },
  );
}

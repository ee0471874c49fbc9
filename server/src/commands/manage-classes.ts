/** The work behind `npm run classes`. */
import { classSeats, ClassId } from '@qubloom/contract';
import { givePlan, listClasses, type ClassOrder } from '../features/classes/index.ts';
import { done, outcomeOnDatabase, refused, type Outcome } from './outcome-on-database.ts';

const usage = `npm run classes                                              lists the open classes
npm run classes -- plan <number> classroom <last day>        ${String(classSeats.classroom)} learners, all courses
npm run classes -- plan <number> school <seats> <last day>   as many learners as agreed, all courses
npm run classes -- plan <number> trial                       ends the plan now
A day is written as 2027-07-31. The plan ends when that day is over everywhere.`;

export async function manageClasses(
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
  now: Date,
): Promise<Outcome> {
  const order = args.length === 0 ? null : orderFrom(args);
  if (order === undefined) return refused(usage);
  if (order?.until && order.until <= now) return refused('That day is already over.');
  return outcomeOnDatabase(
    environment,
    'This database has no classes. Start the server once, which makes the table.',
    async (database) => {
      if (order === null) return done(await listClasses(database));
      const text = await givePlan(database, order);
      return text === null ? refused(`There is no class ${String(order.id)}.`) : done(text);
    },
  );
}

/** Returns undefined if the words are no order. */
function orderFrom([act, number, plan, ...rest]: readonly string[]): ClassOrder | undefined {
  if (act !== 'plan' || !/^[1-9]\d{0,8}$/.test(number ?? '')) return undefined;
  const id = ClassId.parse(Number(number));
  if (plan === 'trial') {
    return rest.length === 0 ? { id, plan, seats: classSeats.trial, until: null } : undefined;
  }
  const [seats, day, ...more] =
    plan === 'classroom' ? [String(classSeats.classroom), ...rest] : rest;
  const until = endOfDay(day ?? '');
  const isOrder =
    (plan === 'classroom' || plan === 'school') &&
    /^[1-9]\d{0,3}$/.test(seats ?? '') &&
    more.length === 0;
  return isOrder && until !== null ? { id, plan, seats: Number(seats), until } : undefined;
}

/** Returns when the day is over in every time zone; null if there is no such day. */
function endOfDay(day: string): Date | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (start === null || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) {
    return null;
  }
  const hour = 3_600_000;
  return new Date(start.getTime() + 36 * hour);
}

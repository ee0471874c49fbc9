/** Lets the operator give classes the plans that schools have ordered. */
import type { ClassId, ClassPlan } from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { listOpenClasses, listTeachersOf, lockClass, recordPlan } from './queries.ts';

export interface ClassOrder {
  readonly id: ClassId;
  readonly plan: ClassPlan;
  /** The most learners. Nobody has to leave if there are more already. */
  readonly seats: number;
  /** Null for a class to try. */
  readonly until: Date | null;
}

export async function listClasses(database: Database): Promise<string> {
  const found = await listOpenClasses(database);
  const teachers = await listTeachersOf(
    database,
    found.map(({ id }) => id),
  );
  if (found.length === 0) return 'No class is open.';
  return found
    .map(({ id, name, plan, planUntil, learnerCount, seats }) =>
      [
        String(id).padStart(5),
        plan.padEnd(9),
        (planUntil === null ? '' : `until ${timeOf(planUntil)}`).padEnd(22),
        `${String(learnerCount)} of ${String(seats)}`.padEnd(11),
        `${name} (${teachers
          .filter(({ classId }) => classId === id)
          .map(({ username }) => username)
          .join(', ')})`,
      ].join('  '),
    )
    .join('\n');
}

/** Returns null if there is no such class. */
export async function givePlan(
  database: Database,
  { id, plan, seats, until }: ClassOrder,
): Promise<string | null> {
  return database.transaction(async (tx) => {
    const found = await lockClass(tx, id);
    if (found === null) return null;
    await recordPlan(tx, found, { plan, seats, planUntil: until });
    const end = until === null ? '' : ` until ${timeOf(until)} UTC`;
    return `Class ${String(id)} (${found.name}) has the plan ${plan}${end}, with ${String(seats)} seats.`;
  });
}

const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

/**
 * The plan of a class: the one that the operator gives when a school has ordered it, the one that a teacher buys, or the
 * one to try.
 */
import { classSeats, type ClassId, type ClassPlan } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import {
  deletePlanSource,
  deletePlanSourcesBefore,
  listOpenClasses,
  listPlanSources,
  listTeachersOf,
  listWithEndedPlan,
  lockClass,
  putPlanSource,
  recordPlan,
  type LockedClass,
  type PlanOfClass,
  type PlanSource,
} from './queries.ts';

/**
 * Returns the plan that counts. A School plan has agreed seats, so it counts while it lasts; after that, or without it,
 * the plan that lasts longest.
 */
export function planThatCounts(sources: readonly PlanSource[]): PlanOfClass {
  const [first] = sources.toSorted(
    (one, other) =>
      Number(other.plan === 'school') - Number(one.plan === 'school') ||
      other.until.getTime() - one.until.getTime(),
  );
  if (first === undefined) return { plan: 'trial', planUntil: null, seats: classSeats.trial };
  return {
    plan: first.plan,
    planUntil: first.until,
    seats: Math.max(...sources.map(({ seats }) => seats)),
  };
}

async function recordPlanThatCounts(tx: Transaction, found: LockedClass): Promise<PlanOfClass> {
  const plan = planThatCounts(await listPlanSources(tx, found.id));
  await recordPlan(tx, found, plan);
  return plan;
}

/**
 * Stores until when a class has the plan that a teacher pays for.
 * @param until null if it has ended
 */
export async function keepBoughtPlan(
  tx: Transaction,
  id: ClassId,
  until: Date | null,
): Promise<void> {
  const found = await lockClass(tx, id);
  if (found === null) return;
  if (until === null) await deletePlanSource(tx, found, 'bought');
  else {
    const plan = 'classroom';
    await putPlanSource(tx, found, { origin: 'bought', plan, until, seats: classSeats[plan] });
  }
  await recordPlanThatCounts(tx, found);
}

/** Classes whose plans have ended become classes to try. Nobody leaves them. */
export async function endPlansBefore({ database }: Context, now: Date): Promise<void> {
  await forAll(await listWithEndedPlan(database, now), 'without a plan', (id) =>
    database.transaction(async (tx) => {
      const found = await lockClass(tx, id);
      if (found === null) return;
      await deletePlanSourcesBefore(tx, found, now);
      await recordPlanThatCounts(tx, found);
    }),
  );
}

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
    const origin = 'operator';
    if (plan === 'trial' || until === null) await deletePlanSource(tx, found, origin);
    else await putPlanSource(tx, found, { origin, plan, seats, until });
    const counts = await recordPlanThatCounts(tx, found);
    const end = counts.planUntil === null ? '' : ` until ${timeOf(counts.planUntil)} UTC`;
    return `Class ${String(id)} (${found.name}) has the plan ${counts.plan}${end}, with ${String(counts.seats)} seats.`;
  });
}

const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

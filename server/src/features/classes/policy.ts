/** Decides who may do what in a class. There are no roles: the link alone decides. */
import {
  classLimits,
  type AgeRange,
  type ClassId,
  type ClassPlan,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { findingInName } from '../../domain/moderation/moderation.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { Conflict, Forbidden, Invalid, NotFound, NotSignedIn } from '../../platform/errors.ts';
import {
  countLearners,
  countOpenClasses,
  findAgreement,
  findLearnerOf,
  findTaught,
  lockClass,
  lockPerson,
  teaches,
  type CountedClass,
  type LockedClass,
  type Person,
  type StoredAgreement,
  type StoredClass,
  type StoredLearner,
} from './queries.ts';

interface Aged {
  readonly ageRange: AgeRange;
}

export const mayTeach = ({ ageRange }: Aged): boolean => ageRange === '18-plus';

export function allowTeaching(person: Aged): void {
  if (mayTeach(person)) return;
  throw new Forbidden('Only somebody who is 18 or older can teach a class.');
}

/** @throws {NotFound} the same for strangers, for other teachers, and for classes that don't exist */
export async function loadTaught(
  { database }: Context,
  teacher: Learner,
  id: ClassId,
): Promise<CountedClass> {
  const found = await findTaught(database, teacher.id, id);
  if (found === null) throw noSuchClass();
  return found;
}

/** @throws {NotFound} the same as `loadTaught` */
export async function lockTaught(
  tx: Transaction,
  teacher: Learner,
  id: ClassId,
): Promise<LockedClass> {
  const found = await lockClass(tx, id);
  if (found === null || !(await teaches(tx, id, teacher.id))) throw noSuchClass();
  return found;
}

/** A school orders its plan in writing, and only with the school's order can its own systems get what is learned. */
export const maySendRecords = (
  { recordStore }: Pick<Context, 'recordStore'>,
  { plan }: Pick<StoredClass, 'plan'>,
): boolean => recordStore !== null && plan === 'school';

export function allowSendingRecords(
  context: Pick<Context, 'recordStore'>,
  found: Pick<StoredClass, 'plan'>,
): void {
  if (maySendRecords(context, found)) return;
  throw new Forbidden('Only a class with a School plan can send what it learns to a record store.');
}

export const noSuchClass = () => new NotFound('That class does not exist.');

/** @throws {NotFound} also for a learner who is only in another class */
export async function loadLearner(
  database: Database,
  { id }: StoredClass,
  learnerId: UserId,
): Promise<StoredLearner> {
  const found = await findLearnerOf(database, id, learnerId);
  if (found === null) throw notInClass();
  return found;
}

export const notInClass = () => new NotFound('That learner is not in this class.');

/** @throws {NotSignedIn} if the account was erased in the meantime */
export async function lockCaller(tx: Transaction, id: UserId): Promise<Person> {
  const person = await lockPerson(tx, id);
  if (person === null) throw new NotSignedIn();
  return person;
}

export function allowChanges({ archivedAt }: StoredClass): void {
  if (archivedAt === null) return;
  throw new Conflict('This class is archived. A teacher can bring it back first.');
}

export async function allowSeats(
  database: Database,
  { id, seats }: StoredClass,
  wanted: number,
): Promise<void> {
  const free = Math.max(0, seats - (await countLearners(database, id)));
  if (wanted <= free) return;
  throw new Conflict(
    free === 0
      ? `This class is full. It has ${String(seats)} seats.`
      : `This class has ${String(seats)} seats, and ${String(free)} of them ${free === 1 ? 'is' : 'are'} free.`,
  );
}

/** The caller has locked the teacher's row. */
export async function allowOneMoreClass(
  tx: Transaction,
  { id }: Person,
  plan: ClassPlan | null,
): Promise<void> {
  const open = await countOpenClasses(tx, id);
  if (plan === 'trial' && open.some((one) => one.plan === 'trial')) {
    throw new Conflict('You already have a class to try. Please archive it first.');
  }
  const total = open.reduce((sum, one) => sum + one.count, 0);
  if (total < classLimits.classes) return;
  throw new Conflict(
    `You already teach ${String(classLimits.classes)} classes. Please archive one first.`,
  );
}

/**
 * Below 13, a learner is in a class only if the school has agreed.
 * @throws {Forbidden}
 */
export async function allowAge(
  database: Database,
  { id }: StoredClass,
  ageRange: AgeRange,
  sentence: string,
): Promise<StoredAgreement | null> {
  const agreement = await findAgreement(database, id);
  if (ageRange === 'under-13' && agreement === null) throw new Forbidden(sentence);
  return agreement;
}

/** For teachers who add learners. */
export const allowAgeIn = (
  database: Database,
  found: StoredClass,
  ageRange: AgeRange,
): Promise<StoredAgreement | null> =>
  allowAge(
    database,
    found,
    ageRange,
    "Before you add learners under 13, please give your school's agreement.",
  );

type Finding = NonNullable<ReturnType<typeof findingInName>>;

const nameProblems: Readonly<Record<Finding, string>> = {
  odd: 'Please use plain letters and numbers in a name.',
  personal: 'Please write just a name, without an address or a number.',
  rude: 'Please choose a kinder name.',
  unkind: 'Please choose a kinder name.',
  unsafe: 'Please choose another name. This one does not fit a class.',
  help: 'Please choose another name.',
};

export function allowName(name: string, path = 'name'): void {
  const finding = findingInName(name);
  if (finding !== null) throw Invalid.at(path, nameProblems[finding]);
}

/** Says which of the names it is, because a list may be long. */
export function allowNames(names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    const finding = findingInName(name);
    if (finding === null) continue;
    throw Invalid.at(`names.${String(index)}`, `“${name}”: ${nameProblems[finding]}`);
  }
}

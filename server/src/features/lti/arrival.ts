/**
 * Where a launch ends. A known person goes on at once; anybody else comes to a page on which a teacher chooses a class, and
 * a learner gets an account or connects one.
 */
import {
  classLimits,
  hasControlCharacter,
  hasVisibleCharacter,
  launchPage,
  pathToItem,
  type Arrival,
  type BodyOf,
  type lti,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { findingInName } from '../../domain/moderation/moderation.ts';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { Conflict, Forbidden, NotFound, NotSignedIn } from '../../platform/errors.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { confirmPassword, queueNotice, recordLogin } from '../accounts/index.ts';
import {
  addWithoutPasswords,
  allowAgeIn,
  allowChanges,
  isLearnerIn,
  joinWithoutCode,
  lockTaught,
  teaches,
} from '../classes/index.ts';
import { ArrivalFacts } from './facts.ts';
import { hashOf } from './login.ts';
import {
  deleteLaunch,
  findConnectedClass,
  findCourseOf,
  findUserOf,
  findVerified,
  insertIdentity,
  insertLaunch,
  putConnectedClass,
  type ConnectedClass,
  type ContextKey,
  type Identity,
  type Platform,
} from './queries.ts';
import { addScoreColumn } from './scores.ts';

/** Milliseconds: enough to open an account and to read what a class is. */
export const arrivalLifetime = 60 * 60_000;

interface Arrived {
  readonly platform: Platform;
  readonly facts: ArrivalFacts;
}

interface HeldArrival extends Arrived {
  readonly key: Buffer;
}

/** Keys of a launch that a page and its browser hold. */
export interface Held {
  /** The key in the address of the page. */
  readonly launch: string;
  /** The value of the browser's cookie. */
  readonly browser: string | null;
}

type SignIn = (tx: Transaction) => Promise<Learner>;

export interface Entry {
  /** Null for a person without an account here. */
  readonly signIn: SignIn | null;
  /** The address of the next page. */
  readonly path: string;
}

/** @param browser the value of the browser's cookie */
export async function enter(context: Context, arrived: Arrived, browser: string): Promise<Entry> {
  const { database, now } = context;
  const userId = await findUserOf(database, identityOf(arrived));
  const signIn =
    userId === null
      ? null
      : async (tx: Transaction) => {
          const entry = { lastLogin: now(), timeZone: undefined };
          const learner = await recordLogin(tx, userId, entry);
          if (learner === null) throw new NotSignedIn();
          return learner;
        };
  if (userId !== null && !(await hasToChoose(database, arrived, userId))) {
    return { signIn, path: await goOn(context, arrived, userId) };
  }
  const launch = newToken();
  await insertLaunch(database, {
    key: hashOf(launch),
    browser: hashOf(browser),
    platformId: arrived.platform.id,
    facts: arrived.facts,
    expiresAt: new Date(now().getTime() + arrivalLifetime),
  });
  return { signIn, path: `${launchPage}?launch=${launch}` };
}

async function hasToChoose(database: Database, arrived: Arrived, userId: UserId): Promise<boolean> {
  const connected = await connectedClassOf(database, arrived);
  if (arrived.facts.role === 'teacher') {
    return arrived.facts.context !== null && connected === null;
  }
  return connected !== null && !(await isLearnerIn(database, connected.classId, userId));
}

const identityOf = ({ platform, facts }: Arrived): Identity => ({
  platformId: platform.id,
  subject: facts.subject,
});

function contextKeyOf({ platform, facts }: Arrived): ContextKey | null {
  const { context, deploymentId } = facts;
  return context && { platformId: platform.id, deploymentId, contextId: context.id };
}

async function connectedClassOf(
  database: Database,
  arrived: Arrived,
): Promise<ConnectedClass | null> {
  const key = contextKeyOf(arrived);
  return key && findConnectedClass(database, key);
}

/** Notes where the result of the item goes, and returns the address of the item. */
async function goOn(context: Context, arrived: Arrived, userId: UserId): Promise<string> {
  const { platform, facts } = arrived;
  const { item, lineItem, role } = facts;
  const courseId = item && (await findCourseOf(context.database, item.lessonId));
  if (item === null || courseId === null) {
    if (role === 'learner') return '/dashboard';
    const connected = await connectedClassOf(context.database, arrived);
    const isOwn = connected && (await teaches(context.database, connected.classId, userId));
    return isOwn ? `/teach/${String(connected.classId)}` : '/teach';
  }
  if (role === 'learner' && lineItem !== null) {
    const key = contextKeyOf(arrived);
    // A course that no teacher has connected, or has disconnected, gets no results.
    if (key === null || (await findConnectedClass(context.database, key)) !== null) {
      const course = { deploymentId: null, contextId: null, ...key };
      await addScoreColumn(context, { ...course, platformId: platform.id, userId, lineItem, item });
    }
  }
  return pathToItem(item, courseId);
}

const gone = () =>
  new NotFound("This start from your school's platform is over. Please start again from there.");

/** @throws {NotFound} also in another browser */
export async function loadArrival(
  { database, now }: Context,
  { launch, browser }: Held,
): Promise<HeldArrival> {
  const found = await findVerified(database, hashOf(launch), now());
  const isHere = found && browser !== null && hashOf(browser).equals(found.browser);
  const facts = isHere ? ArrivalFacts.safeParse(found.facts).data : undefined;
  if (!isHere || facts === undefined) throw gone();
  return { key: found.key, platform: found.platform, facts };
}

export async function showArrival(context: Context, held: Held): Promise<Arrival> {
  const arrived = await loadArrival(context, held);
  const connected = await connectedClassOf(context.database, arrived);
  return {
    platform: arrived.platform.name,
    course: arrived.facts.context?.title ?? null,
    role: arrived.facts.role,
    className: connected?.name ?? null,
    isKnown: (await findUserOf(context.database, identityOf(arrived))) !== null,
  };
}

async function loadForLearner(context: Context, held: Held) {
  const arrived = await loadArrival(context, held);
  if (arrived.facts.role !== 'learner')
    throw new Forbidden('This is for the learners of a course.');
  const connected = await connectedClassOf(context.database, arrived);
  if (connected === null) {
    throw new Conflict(
      'Your teacher has not connected this course with a class yet. Please ask your teacher to open it once.',
    );
  }
  return { arrived, connected };
}

export interface Beginning {
  readonly signIn: SignIn;
  /** Returns the address of the next page. */
  readonly goOn: (userId: UserId) => Promise<string>;
}

/** Makes an account of the class. Its learner has no password, because the platform signs them in. */
export async function beginAsLearner(context: Context, held: Held): Promise<Beginning> {
  const { arrived, connected } = await loadForLearner(context, held);
  return {
    async signIn(tx) {
      await takeLaunch(tx, arrived.key);
      const { classId, ageRange } = connected;
      const names = [nameInClass(arrived.facts.name)];
      const [learner] = await addWithoutPasswords(context, tx, { classId, names, ageRange });
      if (learner === undefined) throw new Error('The class made no account.');
      await connectPerson(tx, identityOf(arrived), learner.id);
      return learner;
    },
    goOn: (userId) => goOn(context, arrived, userId),
  };
}

/** Connects an account that the learner has, and joins the class with it. It requires the password again. */
export async function joinWithOwnAccount(
  context: Context,
  learner: Learner,
  held: Held,
  password: string,
): Promise<string> {
  const { arrived, connected } = await loadForLearner(context, held);
  const { classId } = connected;
  await confirmPassword(context, learner.id, password);
  await context.database.transaction(async (tx) => {
    await takeLaunch(tx, arrived.key);
    if (!(await isLearnerIn(tx, classId, learner.id))) {
      const name = nameInClass(arrived.facts.name);
      await joinWithoutCode(context, tx, { classId, userId: learner.id, name });
    }
    await connectOwnAccount(context, tx, arrived, learner);
  });
  return goOn(context, arrived, learner.id);
}

/** Chooses the class of a course, and requires the password again. The launch stays open, because its list of people may be used next. */
export async function connectCourse(
  context: Context,
  teacher: Learner,
  held: Held,
  { classId, ageRange, password }: Omit<BodyOf<typeof lti.connect>, 'launch'>,
): Promise<string> {
  const arrived = await loadArrival(context, held);
  const key = contextKeyOf(arrived);
  if (arrived.facts.role !== 'teacher' || key === null) {
    throw new Forbidden('Only a teacher of the course can choose its class.');
  }
  await confirmPassword(context, teacher.id, password);
  await context.database.transaction(async (tx) => {
    const found = await lockTaught(tx, teacher, classId);
    allowChanges(found);
    await allowAgeIn(tx, found, ageRange);
    await allowAnotherClass(tx, key, teacher.id);
    const connectedAt = context.now();
    const { title } = arrived.facts.context ?? { title: null };
    await putConnectedClass(tx, key, { classId, ageRange, title, connectedAt, userId: teacher.id });
    await connectOwnAccount(context, tx, arrived, teacher);
    await recordAct(tx, teacher.id, { act: 'school-course-connected', at: connectedAt });
  });
  return goOn(context, arrived, teacher.id);
}

async function allowAnotherClass(tx: Transaction, key: ContextKey, teacher: UserId): Promise<void> {
  const before = await findConnectedClass(tx, key);
  if (before === null || (await teaches(tx, before.classId, teacher))) return;
  throw new Conflict(
    'This course is already connected with a class of another teacher. Ask them for a code to teach it together.',
  );
}

/** @throws {Conflict} if the class is not connected with the course of the launch */
export async function loadOwnCourse(
  context: Context,
  teacher: Learner,
  held: Held,
): Promise<HeldArrival & { readonly connected: ConnectedClass }> {
  const arrived = await loadArrival(context, held);
  const connected = await connectedClassOf(context.database, arrived);
  const isOwn =
    arrived.facts.role === 'teacher' &&
    connected !== null &&
    (await teaches(context.database, connected.classId, teacher.id));
  if (!isOwn) throw new Conflict('Please choose the class of this course first.');
  return { ...arrived, connected };
}

async function takeLaunch(tx: Transaction, key: Buffer): Promise<void> {
  if (!(await deleteLaunch(tx, key))) throw gone();
}

/** The account can be opened in another way from now on, so its owner is told. */
async function connectOwnAccount(
  context: Context,
  tx: Transaction,
  arrived: Arrived,
  learner: Learner,
): Promise<void> {
  const identity = identityOf(arrived);
  if ((await findUserOf(tx, identity)) === learner.id) return;
  await connectPerson(tx, identity, learner.id);
  const { name: platform } = arrived.platform;
  await queueNotice(context, tx, { learner, kind: 'school-connected', platform });
  await recordAct(tx, learner.id, { act: 'school-connected', at: context.now() });
}

export async function connectPerson(
  tx: Transaction,
  identity: Identity,
  userId: UserId,
): Promise<void> {
  if (await insertIdentity(tx, identity, userId)) return;
  throw new Conflict(
    "Your school's platform already opens another account here, or this account already belongs to somebody else there.",
  );
}

/** A name that is missing, too odd, or taken for something rude becomes a plain one, so that nobody is kept out. */
export function nameInClass(name: string | null): string {
  const short = name?.slice(0, classLimits.displayName).trim() ?? '';
  const isFine =
    hasVisibleCharacter(short) && !hasControlCharacter(short) && findingInName(short) === null;
  return isFine ? short : 'Learner';
}

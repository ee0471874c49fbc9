/** Connecting Google to an account that is there, and taking it off again. Both ask for the password once more. */
import { randomUUID } from 'node:crypto';
import type { SignInWay } from '@qubloom/contract';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Caller, Learner } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { Conflict, NotSignedIn } from '../../../platform/errors.ts';
import type { QueueMail } from '../../../platform/mail/outbox.ts';
import { confirmPassword, type ConfirmationOptions } from '../recovery/confirm-password.ts';
import { findContact, findPasswordOf } from '../recovery/queries.ts';
import type { Identity } from './provider.ts';
import { deleteIdentity, findLearnerBy, insertIdentity, isConnected } from './queries.ts';
import { leave, setUpGoogle, type GoogleOptions, type Leaving } from './service.ts';

export interface ConnectionOptions extends GoogleOptions {
  readonly confirmation: ConfirmationOptions;
  readonly queueMail: QueueMail;
}

export function offeredWays({ google }: Pick<GoogleOptions, 'google'>): SignInWay[] {
  return google === null ? ['password'] : ['password', 'google'];
}

export async function waysOf(
  { database }: Pick<ConnectionOptions, 'database'>,
  { id }: Learner,
): Promise<SignInWay[]> {
  const hasPassword = (await findPasswordOf(database, id)) !== null;
  const hasGoogle = await isConnected(database, id);
  return [...(hasPassword ? ['password' as const] : []), ...(hasGoogle ? ['google' as const] : [])];
}

export async function beginToConnect(
  options: ConnectionOptions,
  { id }: Learner,
  password: string,
): Promise<Leaving> {
  const google = setUpGoogle(options);
  await confirmPassword(options.confirmation, id, password);
  if (await isConnected(options.database, id)) throw new Conflict(isThere);
  return leave(google, { connects: id });
}

/** The password was given on the way there, so the same learner has to be signed in still. */
export function whoConnects(caller: Caller, id: number): Learner {
  if (caller.kind === 'learner' && caller.id === id) return caller;
  throw new NotSignedIn(
    "You aren't signed in anymore as the learner who asked for this. Sign in, then try again.",
  );
}

export async function connect(
  { database, now, queueMail }: ConnectionOptions,
  learner: Learner,
  identity: Identity,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await insertIdentity(tx, learner.id, identity))) {
      const owner = await findLearnerBy(tx, identity);
      if (owner === learner.id) return;
      throw new Conflict(owner === null ? isThere : isTaken);
    }
    await queueNotice({ queueMail }, tx, { learner, kind: 'google-connected' });
    await recordAct(tx, learner.id, { act: 'google-connected', at: now() });
  });
}

export async function disconnect(
  { database, now, queueMail, confirmation }: ConnectionOptions,
  learner: Learner,
  password: string,
): Promise<void> {
  await confirmPassword(confirmation, learner.id, password);
  await database.transaction(async (tx) => {
    if (!(await deleteIdentity(tx, learner.id))) return;
    await queueNotice({ queueMail }, tx, { learner, kind: 'google-disconnected' });
    await recordAct(tx, learner.id, { act: 'google-disconnected', at: now() });
  });
}

async function queueNotice(
  { queueMail }: Pick<ConnectionOptions, 'queueMail'>,
  tx: Transaction,
  { learner, kind }: { learner: Learner; kind: 'google-connected' | 'google-disconnected' },
): Promise<void> {
  const contact = await findContact(tx, learner.id);
  if (contact === null) throw new NotSignedIn();
  await queueMail(tx, {
    key: `${kind}:${randomUUID()}`,
    kind,
    to: contact.email,
    payload: { username: contact.username },
    importance: 'notice',
  });
}

const isThere = 'Google is connected to your account already.';
const isTaken =
  'That Google account already opens another account here. Please pick a different one at Google.';

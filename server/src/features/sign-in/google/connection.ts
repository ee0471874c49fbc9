/** Connects Google to an existing account, and disconnects it. Both require the password again. */
import type { SignInMethod } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Caller, Learner } from '../../../platform/caller.ts';
import { Conflict, NotSignedIn } from '../../../platform/errors.ts';
import {
  confirmPassword,
  deleteIdentity,
  findLearnerBy,
  findPasswordOf,
  insertIdentity,
  isConnected,
  queueNotice,
} from '../../accounts/index.ts';
import type { Identity } from './provider.ts';
import { goToGoogle, loadGoogle, type GoogleTrip } from './service.ts';

export function offeredMethods({ google }: Context): SignInMethod[] {
  return google === null ? ['password'] : ['password', 'google'];
}

export async function methodsOf({ database }: Context, { id }: Learner): Promise<SignInMethod[]> {
  const hasPassword = (await findPasswordOf(database, id)) !== null;
  const hasGoogle = await isConnected(database, id);
  return [...(hasPassword ? ['password' as const] : []), ...(hasGoogle ? ['google' as const] : [])];
}

export async function startConnecting(
  context: Context,
  { id }: Learner,
  password: string,
): Promise<GoogleTrip> {
  const google = loadGoogle(context);
  await confirmPassword(context, id, password);
  if (await isConnected(context.database, id)) throw new Conflict(isThere);
  return goToGoogle(google, { connects: id });
}

/** The password was given before the trip to Google, so the same learner must still be signed in. */
export function requireSameLearner(caller: Caller, id: number): Learner {
  if (caller.kind === 'learner' && caller.id === id) return caller;
  throw new NotSignedIn(
    "You aren't signed in anymore as the learner who asked for this. Sign in, then try again.",
  );
}

export async function connect(
  context: Context,
  learner: Learner,
  identity: Identity,
): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (tx) => {
    if (!(await insertIdentity(tx, learner.id, identity))) {
      const owner = await findLearnerBy(tx, identity);
      if (owner === learner.id) return;
      throw new Conflict(owner === null ? isThere : isTaken);
    }
    await queueNotice(context, tx, { learner, kind: 'google-connected' });
    await recordAct(tx, learner.id, { act: 'google-connected', at: now() });
  });
}

export async function disconnect(
  context: Context,
  learner: Learner,
  password: string,
): Promise<void> {
  const { database, now } = context;
  await confirmPassword(context, learner.id, password);
  await database.transaction(async (tx) => {
    if (!(await deleteIdentity(tx, learner.id))) return;
    await queueNotice(context, tx, { learner, kind: 'google-disconnected' });
    await recordAct(tx, learner.id, { act: 'google-disconnected', at: now() });
  });
}

const isThere = 'Your account is already connected to Google.';
const isTaken =
  'That Google account is already connected to another account here. Please pick a different one at Google.';

/**
 * Signing in with Google. Only issuer and subject identify a person. An address proves nothing, so an account with the
 * same address is opened only by its own password.
 */
import {
  googleReturnPath,
  type BodyOf,
  type google,
  type Newcomer,
  type UserId,
} from '@qubloom/contract';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { CallOrigin } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/client.ts';
import { BadRequest, Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import { isSameMailbox } from '../../../platform/mail/mailbox.ts';
import type { SealedCookie } from '../../../platform/sessions/sealed-cookie.ts';
import { oncePer } from '../../../platform/once-per.ts';
import {
  findContactsAt,
  findLearnerBy,
  insertIdentity,
  isUsernameTaken,
  recordLogin,
} from '../../accounts/index.ts';
import { allowAccount, openAccount, type SignIn } from '../service.ts';
import {
  identityProvider,
  newAuthorizationRequest,
  type Identity,
  type IdentityProvider,
} from './provider.ts';
import { suggestUsername } from './suggested-username.ts';

/** The browser keeps this between two steps, encrypted. */
export const Kept = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('at-google'),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** The learner who connects Google to an account; null for a visitor who wants to sign in. */
    connects: z.number().nullable(),
    returnTo: z.string().nullable(),
  }),
  z.object({
    step: z.literal('signing-up'),
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
  }),
]);
export type Kept = z.infer<typeof Kept>;
export type AtGoogle = Extract<Kept, { step: 'at-google' }>;

/** Milliseconds: enough to find one's Google password, or to ask a grown-up for an address. */
export const keptFor = 20 * 60_000;

export interface Google {
  readonly provider: IdentityProvider;
  readonly cookie: SealedCookie<Kept>;
}

const googleOf = oncePer(({ google, sessions }: Context): Google | null => {
  if (google === null) return null;
  const returnUrl = `${sessions.publicOrigin}${googleReturnPath}`;
  return {
    provider: identityProvider({ ...google, returnUrl }),
    cookie: sessions.sealedCookie({
      name: 'qubloom-google',
      schema: Kept,
      secret: google.clientSecret,
      lifetime: keptFor,
    }),
  };
});

/** @throws {NotFound} if Google is not set up */
export function loadGoogle(context: Context): Google {
  const google = googleOf(context);
  if (google === null) throw new NotFound('You cannot sign in with Google here.');
  return google;
}

export interface GoogleTrip {
  readonly url: string;
  readonly kept: AtGoogle;
}

export async function goToGoogle(
  { provider }: Google,
  { connects, returnTo }: { readonly connects?: UserId; readonly returnTo?: string | undefined },
): Promise<GoogleTrip> {
  const request = newAuthorizationRequest();
  const kept: AtGoogle = {
    step: 'at-google',
    ...request,
    connects: connects ?? null,
    returnTo: returnTo ?? null,
  };
  return { url: await provider.addressFor(request), kept };
}

/** Returns null if the person has no account yet. */
export async function signInByIdentity(
  { database, now }: Context,
  identity: Identity,
): Promise<SignIn | null> {
  const id = await findLearnerBy(database, identity);
  if (id === null) return null;
  return async (tx) => {
    const learner = await recordLogin(tx, id, { lastLogin: now(), timeZone: undefined });
    if (learner === null) throw new BadRequest('This account has just been erased.');
    return learner;
  };
}

export async function newcomerOf(
  { database }: Context,
  { email, isEmailVerified }: Identity,
): Promise<Newcomer> {
  return {
    email,
    username: await suggestUsername((username) => isUsernameTaken(database, username)),
    // Only a person who can read the emails of an address may learn whether it has an account.
    hasAccountAtAddress: isEmailVerified && (await hasAccountAt(database, email)),
  };
}

const hasAccountAt = async (database: Database, email: string | null): Promise<boolean> =>
  email !== null && (await findContactsAt(database, email)).length > 0;

interface SigningUp {
  readonly body: BodyOf<typeof google.signUp>;
  readonly kept: Kept | null;
  readonly from: CallOrigin;
}

export async function signUp(context: Context, { body, kept, from }: SigningUp): Promise<SignIn> {
  loadGoogle(context);
  if (kept?.step !== 'signing-up') {
    throw new BadRequest('That took too long. Please start again with Google.');
  }
  const isOwn = kept.email !== null && isSameMailbox(body.email, kept.email);
  if (body.ageRange === 'under-13' && isOwn) throw Invalid.at('email', ownAddress);
  const account = await allowAccount(context, body, from);
  const isEmailVerified = kept.isEmailVerified && body.email === kept.email;
  return async (tx) => {
    const learner = await openAccount(context, tx, {
      ...account,
      isEmailVerified,
      password: null,
      ownAddress: kept.email ?? undefined,
    });
    if (!(await insertIdentity(tx, learner.id, kept))) throw new Conflict(hasAccount);
    await recordAct(tx, learner.id, { act: 'google-connected', at: context.now() });
    return learner;
  };
}

const ownAddress =
  "That's the address of the Google account you came with. Please give your parent's or guardian's.";
const hasAccount = 'This Google account already has an account here. Please sign in with it.';

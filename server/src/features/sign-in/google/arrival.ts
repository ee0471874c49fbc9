/** Handles a browser that comes back from Google. */
import type { GoogleReturn } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Caller, CallOrigin } from '../../../platform/caller.ts';
import { BadRequest } from '../../../platform/errors.ts';
import type { SignIn } from '../service.ts';
import { googleFromAddress } from '../throttles.ts';
import { connect, requireSameLearner } from './connection.ts';
import { loadGoogle, newcomerOf, signInByIdentity, type Kept } from './service.ts';
import { householdOf } from '../../../platform/http/addresses.ts';

export interface Arrival {
  readonly answer: string;
  /** Read from the browser that came back. */
  readonly kept: Kept | null;
  readonly from: CallOrigin;
  /** Called only if Google is being connected to an account. */
  caller(): Promise<Caller>;
}

export type Finish = (
  | { readonly outcome: 'signed-in'; readonly signIn: SignIn; readonly returnTo: string | null }
  | Extract<GoogleReturn, { outcome: 'new' | 'connected' }>
) & {
  /** Stored in the browser from now on. */
  readonly keeps: Kept | null;
};

export async function finishSignIn(
  context: Context,
  { answer, kept, from, caller }: Arrival,
): Promise<Finish> {
  const { provider } = loadGoogle(context);
  if (kept?.step !== 'at-google') {
    throw new BadRequest('That took too long, or began in another browser. Please start again.');
  }
  const { connects, returnTo } = kept;
  const connecting = connects === null ? null : requireSameLearner(await caller(), connects);
  await googleFromAddress.take(context, householdOf(from.address));
  const identity = await provider.identify(answer, kept);
  if (connecting !== null) {
    await connect(context, connecting, identity);
    return { outcome: 'connected', keeps: null };
  }
  const signIn = await signInByIdentity(context, identity);
  if (signIn !== null) return { outcome: 'signed-in', signIn, returnTo, keeps: null };
  const newcomer = await newcomerOf(context, identity);
  return { outcome: 'new', newcomer, returnTo, keeps: { step: 'signing-up', ...identity } };
}

/** Signing in with Google, and connecting it to an account. */
import { google } from '@qubloom/contract';
import type { Learner } from '../../../platform/caller.ts';
import {
  serve,
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../../platform/http/serve.ts';
import { currentUser } from '../service.ts';
import { finish } from './arrival.ts';
import {
  beginToConnect,
  disconnect,
  offeredWays,
  waysOf,
  type ConnectionOptions,
} from './connection.ts';
import { leave, setUpGoogle, signUp } from './service.ts';

export interface GoogleRoutesOptions extends ConnectionOptions {
  /** The streak as it counts on the learner's day today. */
  streakOf(learner: Learner): number;
}

export function googleRoutes(scope: PublicScope, options: GoogleRoutesOptions): void {
  const userOf = (learner: Learner) => currentUser(learner, options.streakOf(learner));

  serve(scope, google.offered, () => Promise.resolve({ offered: offeredWays(options) }));

  serveAuth(scope, google.begin, async ({ body, setCookie }) => {
    const site = setUpGoogle(options);
    const { url, kept } = await leave(site, body);
    setCookie(await site.cookie.store(kept));
    return { url };
  });

  serveAuth(scope, google.finish, async (call) => {
    const { cookie } = setUpGoogle(options);
    const { body, from, caller } = call;
    const kept = await cookie.read(call.cookies);
    const end = await finish(options, { answer: body.answer, kept, from, caller });
    call.setCookie(end.keeps === null ? cookie.remove() : await cookie.store(end.keeps));
    if (end.outcome !== 'signed-in') return end;
    return { ...end, user: userOf(await call.openSession(end.signIn)) };
  });

  serveAuth(scope, google.signUp, async (call) => {
    const { cookie } = setUpGoogle(options);
    const { body, from, openSession } = call;
    const kept = await cookie.read(call.cookies);
    const learner = await openSession(await signUp(options, { body, kept, from }));
    call.setCookie(cookie.remove());
    return userOf(learner);
  });
}

export function connectionRoutes(scope: SignedInScope, options: ConnectionOptions): void {
  serveSignedIn(scope, google.mine, async ({ caller }) => ({
    offered: offeredWays(options),
    mine: await waysOf(options, caller),
  }));

  serveSignedIn(scope, google.connect, async ({ caller, body, setCookie }) => {
    const { url, kept } = await beginToConnect(options, caller, body.password);
    setCookie(await setUpGoogle(options).cookie.store(kept));
    return { url };
  });

  serveSignedIn(scope, google.disconnect, async ({ caller, body }) => {
    await disconnect(options, caller, body.password);
    return {};
  });
}

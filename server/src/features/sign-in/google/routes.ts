/** The endpoints for signing in with Google and for connecting it to an account. */
import { google } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Learner } from '../../../platform/caller.ts';
import {
  serve,
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../../platform/http/serve.ts';
import { currentUser } from '../service.ts';
import { finishSignIn } from './arrival.ts';
import { startConnecting, disconnect, offeredMethods, methodsOf } from './connection.ts';
import { goToGoogle, loadGoogle, signUp } from './service.ts';

export function googleRoutes(scope: PublicScope, context: Context): void {
  const userOf = (learner: Learner) => currentUser(context, learner);

  serve(scope, google.offered, () => Promise.resolve({ offered: offeredMethods(context) }));

  serveAuth(scope, google.begin, async ({ body, setCookie }) => {
    const site = loadGoogle(context);
    const { url, kept } = await goToGoogle(site, body);
    setCookie(await site.cookie.store(kept));
    return { url };
  });

  serveAuth(scope, google.finish, async (call) => {
    const { cookie } = loadGoogle(context);
    const { body, from, caller } = call;
    const kept = await cookie.read(call.cookies);
    const end = await finishSignIn(context, { answer: body.answer, kept, from, caller });
    call.setCookie(end.keeps === null ? cookie.remove() : await cookie.store(end.keeps));
    if (end.outcome !== 'signed-in') return end;
    return { ...end, user: userOf(await call.openSession(end.signIn)) };
  });

  serveAuth(scope, google.signUp, async (call) => {
    const { cookie } = loadGoogle(context);
    const { body, from, openSession } = call;
    const kept = await cookie.read(call.cookies);
    const learner = await openSession(await signUp(context, { body, kept, from }));
    call.setCookie(cookie.remove());
    return userOf(learner);
  });
}

export function connectionRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, google.mine, async ({ caller }) => ({
    offered: offeredMethods(context),
    mine: await methodsOf(context, caller),
  }));

  serveSignedIn(scope, google.connect, async ({ caller, body, setCookie }) => {
    const { url, kept } = await startConnecting(context, caller, body.password);
    setCookie(await loadGoogle(context).cookie.store(kept));
    return { url };
  });

  serveSignedIn(scope, google.disconnect, async ({ caller, body }) => {
    await disconnect(context, caller, body.password);
    return {};
  });
}

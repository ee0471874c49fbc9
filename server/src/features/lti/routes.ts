/** The endpoints of launches: forms from platforms, and the calls of the page on which a launch ends. */
import { brand, errorStatus, lti } from '@qubloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFound, Refusal } from '../../platform/errors.ts';
import { householdOf } from '../../platform/http/addresses.ts';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import { answerError } from '../../platform/http/errors-on-the-wire.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { siteCookie, type Cookie } from '../../platform/sessions/cookie.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { processThrottle } from '../../platform/throttle.ts';
import {
  arrivalLifetime,
  beginAsLearner,
  connectCourse,
  enter,
  joinWithOwnAccount,
  showArrival,
} from './arrival.ts';
import { disconnectCourse, disconnectSchool, listCourses, listSchools } from './connections.ts';
import { answerPick, showLibrary } from './deep-link.ts';
import { publicKeys } from './keys.ts';
import { LaunchRefused, verifyLaunch } from './launch.ts';
import { beginLaunch, isForPicking, readLogin, type Login } from './login.ts';
import { markup, writePage, type LtiPage } from './pages.ts';
import { ltiPaths } from './paths.ts';
import { hasPlatforms } from './queries.ts';
import { registerPlatform } from './registration.ts';
import { addRoster, showRoster } from './roster.ts';

/**
 * Ties a launch to the browser that began it. The platform sends the launch as a form from its own site, so the cookie has
 * to come with calls from other sites; it opens nothing without the launch's state or key.
 */
function launchCookie(app: FastifyInstance, { publicOrigin }: Context): Cookie {
  const secure = publicOrigin.startsWith('https:');
  return siteCookie(app, 'qubloom-lti', {
    secure,
    sameSite: secure ? 'none' : 'lax',
    maxAge: arrivalLifetime / 1000,
    form: /^[A-Za-z0-9_-]{43}$/,
  });
}

/** Bytes. Tokens of platforms are a few thousand long. */
const largestForm = 64 * 1024;
const text = z.string().max(largestForm);
const LaunchForm = z.object({ id_token: text, state: text.min(1) });
const PickForm = z.object({ launch: text, item: text.default('') });

const logins = processThrottle({
  name: 'school-logins',
  // A whole school behind one address may begin its lesson at once.
  tries: 600,
  seconds: 60,
  sentence: 'Many people came in from your school at once. Please wait a minute, then try again.',
});

/** A site without a platform answers as if these addresses did not exist. */
export function ltiRoutes(app: FastifyInstance, context: Context): void {
  const cookie = launchCookie(app, context);

  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler(showError);
    const options = { bodyLimit: largestForm, schema: { hide: true } };
    const requirePlatforms = async () => {
      if (!(await hasPlatforms(context.database))) {
        throw new NotFound('There is nothing at this address.');
      }
    };
    const whenOn = { ...options, preHandler: requirePlatforms };

    const login = async (parameters: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const read = readLogin(parameters);
      if (isFramed(request) && !isForPicking(read, context.publicOrigin)) {
        return sendPage(reply, windowPage(read));
      }
      await logins.take(context, householdOf(request.ip));
      const browser = cookie.read(request.headers.cookie) ?? newToken();
      const { url } = await beginLaunch(context, read, browser);
      return reply
        .headers({ ...apiHeaders, 'set-cookie': cookie.store(browser) })
        .redirect(url, 302);
    };
    scope.get(ltiPaths.login, whenOn, (request, reply) => login(request.query, request, reply));
    scope.post(ltiPaths.login, whenOn, (request, reply) => login(request.body, request, reply));

    scope.post(ltiPaths.launch, whenOn, async (request, reply) => {
      const form = LaunchForm.safeParse(request.body).data;
      if (form === undefined) throw new LaunchRefused('the platform sent no token');
      const browser = cookie.read(request.headers.cookie);
      const launch = await verifyLaunch(context, {
        state: form.state,
        token: form.id_token,
        browser,
      });
      const { platform, facts } = launch;
      if (facts.step === 'pick')
        return sendPage(reply, await showLibrary(context, platform, facts));
      const entry = await enter(context, { platform, facts }, browser ?? '');
      if (entry.signIn !== null) await context.sessions.open(request, reply, entry.signIn);
      return reply.headers(apiHeaders).redirect(entry.path, 303);
    });

    scope.post(ltiPaths.pick, whenOn, async (request, reply) => {
      const form = PickForm.safeParse(request.body).data;
      if (form === undefined) throw new NotFound('There is nothing at this address.');
      return sendPage(reply, await answerPick(context, form));
    });

    scope.get(ltiPaths.register, options, async (request, reply) =>
      sendPage(reply, await registerPlatform(context, request.query)),
    );

    scope.get(ltiPaths.keys, options, async (_request, reply) =>
      reply.headers(apiHeaders).send(await publicKeys(context.dataFolder)),
    );
    done();
  });
}

const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']));

/** The site's pages are in no frame, and a frame gets no cookies, so the launch begins again in a window. */
function windowPage(login: Login): LtiPage {
  const address = `${ltiPaths.login}?${new URLSearchParams(login as Record<string, string>).toString()}`;
  return {
    title: brand.name,
    body: [
      markup`<p>${brand.name} opens in a window of its own.</p>`,
      markup`<p>
        <a class="button" href="${address}" target="_blank" rel="noopener">Open ${brand.name}</a>
      </p>`,
    ],
  };
}

/** The log says why, but never what a token says. */
function showError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal)) return answerError(error, request, reply);
  if (error instanceof LaunchRefused) {
    request.log.warn({ call: request.id, why: error.why }, 'an LTI launch was refused');
  } else if (error.cause !== undefined) {
    request.log.warn({ call: request.id, err: error.cause }, 'an LTI call was put off');
  }
  sendPage(reply.code(errorStatus[error.code]), {
    title: "That didn't work",
    body: [markup`<p>${error.message}</p>`],
  });
}

function sendPage(reply: FastifyReply, page: LtiPage): FastifyReply {
  const { headers, html } = writePage(page);
  return reply.headers(headers).send(html);
}

export function arrivalRoutes(scope: PublicScope, context: Context): void {
  const cookie = launchCookie(scope.app, context);
  serveAuth(scope, lti.arrival, ({ body: { launch }, cookies }) =>
    showArrival(context, { launch, browser: cookie.read(cookies) }),
  );
  serveAuth(scope, lti.begin, async ({ body: { launch }, cookies, openSession }) => {
    const held = { launch, browser: cookie.read(cookies) };
    const { signIn, goOn } = await beginAsLearner(context, held);
    const { id } = await openSession(signIn);
    return { path: await goOn(id) };
  });
}

export function schoolRoutes(scope: SignedInScope, context: Context): void {
  const cookie = launchCookie(scope.app, context);
  const heldBy = ({
    body,
    cookies,
  }: {
    body: { launch: string };
    cookies: string | undefined;
  }) => ({
    launch: body.launch,
    browser: cookie.read(cookies),
  });
  serveSignedIn(scope, lti.join, async (call) => ({
    path: await joinWithOwnAccount(context, call.caller, heldBy(call), call.body.password),
  }));
  serveSignedIn(scope, lti.connect, async (call) => ({
    path: await connectCourse(context, call.caller, heldBy(call), call.body),
  }));
  serveSignedIn(scope, lti.roster, (call) => showRoster(context, call.caller, heldBy(call)));
  serveSignedIn(scope, lti.addRoster, (call) => addRoster(context, call.caller, heldBy(call)));
  serveSignedIn(scope, lti.mine, ({ caller }) => listSchools(context, caller));
  serveSignedIn(scope, lti.disconnect, async ({ caller, params, body }) => {
    await disconnectSchool(context, caller, params.id, body.password);
    return {};
  });
  serveSignedIn(scope, lti.courses, ({ caller, params }) =>
    listCourses(context, caller, params.id),
  );
  serveSignedIn(scope, lti.disconnectCourse, async ({ caller, params, body }) => {
    await disconnectCourse(context, caller, params.id, body);
    return {};
  });
}

/** The second half of a launch: the platform's token is verified, and what it says is read. */
import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../platform/errors.ts';
import { BadRequest, Unavailable } from '../../platform/errors.ts';
import { claimNames, LinkClaims, nameIn, PickClaims, roleIn, scopes } from './claims.ts';
import type { ArrivalFacts, PickFacts } from './facts.ts';
import { itemFromName, type LtiItem } from './items.ts';
import { hashOf } from './login.ts';
import { itemParameter, ltiPaths } from './paths.ts';
import { isPlatformUrl, keysOf } from './platform-calls.ts';
import { takeBegun, type BegunLaunch, type Platform } from './queries.ts';

/** Seconds that clocks may differ. */
const clockTolerance = 60;
/** Seconds since the platform signed the token. */
const oldest = 600;

export interface Launch {
  readonly platform: Platform;
  readonly facts: ArrivalFacts | PickFacts;
}

export interface ReturnedForm {
  readonly state: string;
  readonly token: string;
  /** The value of the browser's cookie, if it sent one. */
  readonly browser: string | null;
}

/** A launch that is not what it claims to be. The reason is for the log and for the school's administrator. */
export class LaunchRefused extends BadRequest {
  readonly why: string;

  constructor(why: string) {
    super(
      `This start from your school's platform could not be checked, so nothing was opened. Please start again from there. If it happens again, tell your teacher: ${why}.`,
    );
    this.why = why;
  }
}

/**
 * The launch is used up by this, whatever comes of it.
 * @throws {LaunchRefused}
 */
export async function verifyLaunch(
  context: Context,
  { state, token, browser }: ReturnedForm,
): Promise<Launch> {
  const begun = await takeBegun(context.database, hashOf(state), context.now());
  if (begun === null) throw new LaunchRefused('it took too long, or was used before');
  const payload = await payloadOf(context, begun, token);
  const facts = readFacts(payload, context.publicOrigin);
  if (!begun.platform.deployments.includes(facts.deploymentId)) {
    throw new LaunchRefused('the deployment is not registered here');
  }
  // Picking opens no account and stores nothing, and browsers send no cookie from the platform's frame.
  if (facts.step === 'arrival' && (browser === null || !hashOf(browser).equals(begun.browser))) {
    throw new LaunchRefused('it began in another browser, or cookies are switched off');
  }
  return { platform: begun.platform, facts };
}

async function payloadOf(
  context: Context,
  { platform, nonce }: BegunLaunch,
  token: string,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keysOf(context, platform), {
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'],
    issuer: platform.issuer,
    audience: platform.clientId,
    clockTolerance,
    currentDate: context.now(),
    maxTokenAge: oldest,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (payload['nonce'] !== nonce) throw new LaunchRefused('the nonce is another one');
  const party = payload['azp'];
  const hasSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((hasSeveral || party !== undefined) && party !== platform.clientId) {
    throw new LaunchRefused('it is meant for another tool');
  }
  return payload;
}

/** The library's own errors quote claims, so they are not passed on. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return new LaunchRefused('it is too old');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new LaunchRefused(claimProblems[error.claim] ?? 'a claim is wrong');
  }
  const isAway =
    error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || isHttp(error);
  if (isAway) {
    const text =
      "Your school's platform isn't answering right now. Please start again in a minute.";
    return new Unavailable(text, 30, { cause: error });
  }
  return new LaunchRefused('the signature is not from the platform');
}

/** The library has no class of its own for keys that could not be fetched. */
const isHttp = ({ code }: errors.JOSEError) => code === 'ERR_JOSE_GENERIC';

const claimProblems: Readonly<Record<string, string>> = {
  iss: 'it comes from another platform',
  aud: 'it is meant for another tool',
  iat: 'its time is wrong',
  exp: 'its time is wrong',
  nbf: 'its time is wrong',
};

function readFacts(payload: JWTPayload, publicOrigin: string): ArrivalFacts | PickFacts {
  const link = LinkClaims.safeParse(payload).data;
  if (link !== undefined) return arrivalOf(link, publicOrigin);
  const pick = PickClaims.safeParse(payload).data;
  if (pick !== undefined) return pickOf(pick);
  throw new LaunchRefused('the platform left out some claims');
}

function pickOf(claims: PickClaims): PickFacts {
  if (roleIn(claims[claimNames.roles]) !== 'teacher') {
    throw new LaunchRefused('only teachers pick items');
  }
  const settings = claims[claimNames.deepLinkingSettings];
  if (!settings.accept_types.includes('ltiResourceLink')) {
    throw new LaunchRefused('the platform takes no links here');
  }
  const returnUrl = settings.deep_link_return_url;
  if (!isPlatformUrl(returnUrl)) throw new LaunchRefused('the way back is not on https');
  const deploymentId = claims[claimNames.deploymentId];
  return { step: 'pick', deploymentId, returnUrl, data: settings.data ?? null };
}

function arrivalOf(claims: LinkClaims, publicOrigin: string): ArrivalFacts {
  const role = roleIn(claims[claimNames.roles]);
  if (role === null) throw new LaunchRefused('it is only for teachers and learners of a course');
  const context = claims[claimNames.context];
  const grades = claims[claimNames.grades];
  const lineItem = grades?.scope.includes(scopes.score) ? grades.lineitem : null;
  return {
    step: 'arrival',
    deploymentId: claims[claimNames.deploymentId],
    subject: claims.sub,
    role,
    name: nameIn(claims),
    context: context ? { id: context.id, title: context.title ?? context.label ?? null } : null,
    item: itemAt(claims[claimNames.targetLinkUri], publicOrigin),
    lineItem: safeUrl(lineItem),
    members: safeUrl(claims[claimNames.namesAndRoles]?.context_memberships_url),
  };
}

const safeUrl = (url: string | null | undefined): string | null =>
  url !== null && url !== undefined && isPlatformUrl(url) ? url : null;

function itemAt(target: string, publicOrigin: string): LtiItem | null {
  const url = URL.parse(target);
  if (url?.origin !== publicOrigin || url.pathname !== ltiPaths.launch) return null;
  return itemFromName(url.searchParams.get(itemParameter) ?? '');
}

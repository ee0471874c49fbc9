/**
 * Google as OpenID Connect knows it: one code for each way there and back, with PKCE, state and nonce. Nothing but
 * an account's name and address is asked for, and no token is kept.
 */
import { Email } from '@qubloom/contract';
import * as oidc from 'openid-client';
import { BadRequest, Unavailable } from '../../../platform/errors.ts';
import { isLoopback } from '../../../platform/http/addresses.ts';

/** Seconds that Google has for each answer. */
const timeoutSeconds = 4;
/** Seconds that clocks may differ. */
const clockTolerance = 60;

/** What goes along to Google, or is asked for again when the browser is back. */
export interface Way {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Whom Google vouches for. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Where the browser goes. */
  addressFor(way: Way): Promise<string>;
  /** @param answer The query of the address that the browser has come back to. */
  identify(answer: string, way: Way): Promise<Identity>;
}

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/** The client of this site at Google. */
export type GoogleClient = Omit<ProviderOptions, 'returnUrl'>;

export const newWay = (): Way => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

export function identityProvider(options: ProviderOptions): IdentityProvider {
  const { issuer, returnUrl } = options;
  let configuration: Promise<oidc.Configuration> | undefined;
  const configured = () => {
    configuration ??= discover(options).catch((error: unknown) => {
      // Asked for anew the next time.
      configuration = undefined;
      throw error;
    });
    return configuration;
  };
  return {
    issuer,
    async addressFor({ state, nonce, verifier }) {
      const config = await configured().catch(refuse);
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared computer nobody comes in as whoever used Google last.
        prompt: 'select_account',
      });
      return url.href;
    },
    async identify(answer, { state, nonce, verifier }) {
      const url = new URL(returnUrl);
      url.search = answer;
      const tokens = await configured()
        .then((config) =>
          oidc.authorizationCodeGrant(config, url, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
          }),
        )
        .catch(refuse);
      const claims = tokens.claims();
      if (claims === undefined) throw new BadRequest(startAgain);
      const email = Email.safeParse(claims['email']).data ?? null;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email,
        isEmailVerified: email !== null && claims['email_verified'] === true,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderOptions) {
  const url = new URL(issuer);
  const metadata = { [oidc.clockTolerance]: clockTolerance };
  return oidc.discovery(url, clientId, metadata, oidc.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

const startAgain = "That didn't work out with Google. Please start again.";
const stopped = 'You stopped at Google, so nothing has changed. You can try again any time.';
const away = "Google isn't answering right now. Try again in a minute.";

/** The cause is for the log, which writes neither claims nor tokens: what stands in them is data of the error. */
function refuse(error: unknown): never {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    throw new BadRequest(stopped);
  }
  if (isAway(error)) throw new Unavailable(away, 30, { cause: error });
  throw new BadRequest(startAgain, { cause: error });
}

/** Not there at all, too slow, or in trouble itself; also where our client is unknown to it, which we have to mend. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) {
    return error.status >= 500 || error.status === 401 || error.error === 'invalid_client';
  }
  if (error instanceof oidc.ClientError) {
    return [
      'OAUTH_TIMEOUT',
      'OAUTH_ABORT',
      'OAUTH_RESPONSE_IS_NOT_CONFORM',
      'OAUTH_RESPONSE_IS_NOT_JSON',
      'OAUTH_PARSE_ERROR',
    ].includes(error.code ?? '');
  }
  // What `fetch` throws.
  return error instanceof TypeError;
}

/**
 * Google as an OpenID Connect provider: the authorization code flow with PKCE, state, and nonce. It asks only for an
 * account's name and address, and keeps no token.
 */
import { Email } from '@qubloom/contract';
import * as oidc from 'openid-client';
import { BadRequest, Unavailable } from '../../../platform/errors.ts';
import { isLoopback } from '../../../platform/http/addresses.ts';

/** Seconds that Google has for each answer. */
const timeoutSeconds = 4;
/** Seconds that clocks may differ. */
const clockTolerance = 60;

/** Values that are sent to Google, or needed again when the browser comes back. */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The person whom Google has identified. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Returns the address to send the browser to. */
  addressFor(request: AuthorizationRequest): Promise<string>;
  /** @param answer the query of the address that the browser came back to */
  identify(answer: string, request: AuthorizationRequest): Promise<Identity>;
}

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/** The client of this site at Google. */
export type GoogleClient = Omit<ProviderOptions, 'returnUrl'>;

export const newAuthorizationRequest = (): AuthorizationRequest => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

export function identityProvider(options: ProviderOptions): IdentityProvider {
  const { issuer, returnUrl } = options;
  let configuration: Promise<oidc.Configuration> | undefined;
  const configured = () => {
    configuration ??= discover(options).catch((error: unknown) => {
      // Fetched again the next time.
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
        // On a shared computer, nobody should get in as the last person who used Google.
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

/** The cause is for the log, which writes neither claims nor tokens, because those are in the error's data. */
function refuse(error: unknown): never {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    throw new BadRequest(stopped);
  }
  if (isAway(error)) throw new Unavailable(away, 30, { cause: error });
  throw new BadRequest(startAgain, { cause: error });
}

/**
 * True if Google is unreachable, too slow, or in trouble, and also if it does not know our client, which we have to
 * fix.
 */
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
  // The error that `fetch` throws.
  return error instanceof TypeError;
}

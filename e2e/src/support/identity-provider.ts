/**
 * A real OpenID provider that replaces Google. It signs in its only account without asking. The server's tests have
 * one that can also forge and fail; both are set up separately, because journeys import nothing from the server.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

const clientId = 'the-site';
const clientSecret = 'a-secret-between-the-two';
const account = { sub: 'ada-at-google', email: 'ada@example.org', email_verified: true };

export interface IdentityProvider {
  /** Settings for the site that uses this provider. */
  readonly settings: Readonly<Record<string, string>>;
  /** Starts redirecting to this page of the site. */
  serve(returnUrl: string): void;
  stop(): void;
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    },
    serve(returnUrl) {
      const answer = providerAt(issuer, returnUrl).callback();
      server.on('request', (request, response) => void answer(request, response));
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function providerAt(issuer: string, returnUrl: string): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnUrl] }],
    clientAuthMethods: ['client_secret_post'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google also puts the address in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['of this test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: () => ({ accountId: account.sub, claims: () => account }),
    interactions: { policy, url: (_context, { uid }) => `/pick/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/pick/')) return next();
    context.respond = false;
    await provider.interactionFinished(context.req, context.res, {
      select_account: {},
      login: { accountId: account.sub },
    });
  });
  return provider;
}

/** A real OpenID provider that replaces Google. It signs in the chosen account without asking. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type GenerateKeyPairResult,
  type JWTPayload,
} from 'jose';
import type { Configuration, Provider as OidcProvider } from 'oidc-provider';
import { afterAll, beforeAll, vi } from 'vitest';
import type { GoogleClient } from '../features/sign-in/google/provider.ts';

export interface ProvidersAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Claims that replace the right ones in ID tokens, and whether another key signs them. */
export interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly isSignedByStranger?: boolean;
}

export type Trouble = 'hangs up' | 'hangs' | 'fails';

export interface TestIdentityProvider {
  readonly client: GoogleClient;
  /** Account that the provider signs in; null cancels the sign-in. */
  account: ProvidersAccount | null;
  forgery: Forgery | null;
  trouble: Trouble | null;
  /** Follows the site's redirect to the provider, and returns the query of the address that it redirects back to. */
  visit(url: string): Promise<string>;
}

const clientId = 'the-site';
const clientSecret = 'a secret between the two';
const algorithm = 'RS256';
const kid = 'the-key';
/** An hour in seconds. */
const hour = 3600;

/** @param returnUrl Address that the provider redirects back to. */
export function useIdentityProvider(returnUrl: string): TestIdentityProvider {
  const server = createServer();
  let issuer = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const listener = await startProvider(issuer, returnUrl, site);
    server.on('request', (request, response) => {
      if (site.trouble === 'hangs up') request.socket.destroy();
      else if (site.trouble === 'fails') response.writeHead(500).end();
      else if (site.trouble === null) void listener(request, response);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const site: TestIdentityProvider = {
    get client() {
      return { issuer, clientId, clientSecret };
    },
    account: null,
    forgery: null,
    trouble: null,
    visit: (url) => visit(url, returnUrl),
  };
  return site;
}

async function startProvider(
  issuer: string,
  returnUrl: string,
  site: TestIdentityProvider,
): Promise<RequestListener> {
  const keys = await generateKeyPair(algorithm, { extractable: true });
  const stranger = await generateKeyPair(algorithm);
  const key = { ...(await exportJWK(keys.privateKey)), kid, alg: algorithm, use: 'sig' };
  // The provider warns about settings that are fine in tests: storage in memory, and a Node that is not the newest.
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider: OidcProvider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [returnUrl] }],
    clientAuthMethods: ['client_secret_post'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google also puts the address in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['of this test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ ...site.account, sub: accountId }),
    }),
    interactions: { policy, url: (_context, { uid }) => `/pick/${uid}` },
    jwks: { keys: [key] },
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  } satisfies Configuration);
  warnings.mockRestore();
  provider.use(async (context, next) => {
    if (context.path.startsWith('/pick/')) {
      context.respond = false;
      await provider.interactionFinished(context.req, context.res, pickOf(site.account));
      return;
    }
    await next();
    const tokens = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || tokens?.id_token === undefined || !site.forgery) return;
    const { privateKey } = site.forgery.isSignedByStranger ? stranger : keys;
    const claims = { ...decodeJwt(tokens.id_token), ...site.forgery.claims };
    context.body = { ...tokens, id_token: await signToken(claims, privateKey) };
  });
  return provider.callback();
}

const pickOf = (account: ProvidersAccount | null) =>
  account === null
    ? { error: 'access_denied' }
    : { select_account: {}, login: { accountId: account.sub } };

const signToken = (claims: JWTPayload, key: GenerateKeyPairResult['privateKey']) =>
  new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid }).sign(key);

async function visit(url: string, returnUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = new URL(url);
  while (!address.href.startsWith(returnUrl)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${address.href} led nowhere: ${await answer.text()}`);
    address = new URL(location, address);
  }
  return address.search.slice(1);
}

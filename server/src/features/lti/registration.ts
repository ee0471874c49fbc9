/** A platform that registers itself, by LTI Dynamic Registration, with a link that the operator has made for it. */
import { brand } from '@qubloom/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { scopes } from './claims.ts';
import { hashOf } from './login.ts';
import { markup, type LtiPage } from './pages.ts';
import { ltiPaths } from './paths.ts';
import { ask, isPlatformUrl, orUnavailable } from './platform-calls.ts';
import { insertPlatform, takeRegistration } from './queries.ts';

/** Names of the registration's own parts. */
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

const PlatformUrl = z.string().max(2000).refine(isPlatformUrl, 'must be on https');

const Query = z.object({
  link: z.string().min(1).max(100),
  openid_configuration: PlatformUrl,
  registration_token: z.string().min(1).max(8000).optional(),
});

const Configuration = z.object({
  issuer: z.string().min(1).max(2000),
  authorization_endpoint: PlatformUrl,
  token_endpoint: PlatformUrl,
  jwks_uri: PlatformUrl,
  registration_endpoint: PlatformUrl,
  authorization_server: z.string().min(1).max(2000).nullish(),
  [platformConfiguration]: z
    .object({ product_family_code: z.string().max(100).nullish() })
    .nullish(),
});

const Registered = z.object({
  client_id: z.string().min(1).max(255),
  [toolConfiguration]: z.object({ deployment_id: z.string().min(1).max(255).nullish() }).nullish(),
});

/** @throws {NotFound} for a link that was used, is too old, or never was one */
export async function registerPlatform(context: Context, query: unknown): Promise<LtiPage> {
  const { database, now } = context;
  const read = Query.safeParse(query).data;
  if (read === undefined) throw new NotFound('There is nothing at this address.');
  if (!(await takeRegistration(database, hashOf(read.link), now()))) {
    throw new NotFound('This registration link was used or is too old. Please ask for a new one.');
  }
  const platform = await orUnavailable(fetchConfiguration(context, read.openid_configuration));
  const isOwn =
    URL.parse(platform.issuer)?.hostname === new URL(read.openid_configuration).hostname;
  if (!isOwn) throw new BadRequest('The platform and its configuration are on different hosts.');
  const tokenAudience = platform.authorization_server ?? platform.token_endpoint;
  if (URL.parse(tokenAudience)?.host !== new URL(platform.token_endpoint).host) {
    throw new BadRequest(
      'The platform wants tokens to be asked for in the name of another host. Only the operator of this site can register it.',
    );
  }
  const registered = await orUnavailable(
    sendRegistration(context, platform.registration_endpoint, read.registration_token),
  );
  const deployment = registered[toolConfiguration]?.deployment_id ?? null;
  const { product_family_code: family } = platform[platformConfiguration] ?? {};
  const host = new URL(read.openid_configuration).hostname;
  const id = await insertPlatform(database, {
    name: family ? `${family} (${host})` : host,
    issuer: platform.issuer,
    clientId: registered.client_id,
    authorizationUrl: platform.authorization_endpoint,
    tokenUrl: platform.token_endpoint,
    tokenAudience,
    keysUrl: platform.jwks_uri,
    deployments: deployment === null ? [] : [deployment],
  });
  if (id === null) throw new Conflict('This platform is registered already.');
  return donePage(deployment !== null);
}

async function fetchConfiguration(context: Context, url: string) {
  const headers = { accept: 'application/json' };
  const { body } = await ask(context, url, 'its configuration', { headers });
  return Configuration.parse(body);
}

async function sendRegistration(context: Context, endpoint: string, token: string | undefined) {
  const { publicOrigin } = context;
  const launchUrl = `${publicOrigin}${ltiPaths.launch}`;
  const pickUrl = `${publicOrigin}${ltiPaths.pick}`;
  const { body } = await ask(context, endpoint, 'the registration', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      application_type: 'web',
      client_name: brand.name,
      response_types: ['id_token'],
      grant_types: ['implicit', 'client_credentials'],
      initiate_login_uri: `${publicOrigin}${ltiPaths.login}`,
      redirect_uris: [launchUrl],
      jwks_uri: `${publicOrigin}${ltiPaths.keys}`,
      token_endpoint_auth_method: 'private_key_jwt',
      scope: Object.values(scopes).join(' '),
      [toolConfiguration]: {
        domain: new URL(publicOrigin).host,
        description: brand.tagline,
        target_link_uri: launchUrl,
        claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
        messages: [
          { type: 'LtiResourceLinkRequest', target_link_uri: launchUrl, label: brand.name },
          { type: 'LtiDeepLinkingRequest', target_link_uri: pickUrl, label: brand.name },
        ],
      },
    }),
  });
  return Registered.parse(body);
}

/** The message closes the window in which the platform shows this page. */
const donePage = (isComplete: boolean): LtiPage => ({
  title: 'Your platform is registered',
  script:
    "(window.opener || window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*');",
  body: [
    isComplete
      ? markup`<p>Teachers can now add ${brand.name} to their courses.</p>`
      : markup`<p>
          One thing is left: tell us the deployment ID that your platform shows for ${brand.name}.
        </p>`,
  ],
});

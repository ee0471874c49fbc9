/**
 * A learning platform with one course, one person at a time, and a gradebook. The server's tests have one that can also
 * forge and verify; journeys import nothing from the server.
 */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteAddress } from './site.ts';
import { withDatabase } from './database.ts';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const clientId = 'the-tool';
const deploymentId = 'the-deployment';

export interface PlatformPerson {
  readonly sub: string;
  readonly role: 'Instructor' | 'Learner';
  readonly name: string;
}

export interface LtiPlatform {
  /** The person who is signed in at the platform. */
  person: PlatformPerson;
  /** The address that the course links to, on the site. */
  target: string;
  isPick: boolean;
  /** The items that a teacher has picked. */
  readonly picked: readonly { readonly url: string; readonly title: string }[];
  readonly scores: readonly { readonly userId: string; readonly scoreGiven: number }[];
  /** The page that the learner opens in the platform, which begins a launch. */
  readonly courseUrl: string;
  registerAt(site: SiteAddress): Promise<void>;
  stop(): void;
}

export async function startLtiPlatform(site: SiteAddress): Promise<LtiPlatform> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const picked: { url: string; title: string }[] = [];
  const scores: { userId: string; scoreGiven: number }[] = [];
  const platform: LtiPlatform = {
    person: { sub: 'nobody', role: 'Learner', name: 'Nobody' },
    target: `${site.url}/api/lti/launch`,
    isPick: false,
    picked,
    scores,
    courseUrl: `${origin}/course`,
    registerAt: (at) =>
      withDatabase(at, async (client) => {
        await client.query(
          `insert into lti_platforms (name, issuer, client_id, authorization_url, token_url,
             token_audience, keys_url, deployments)
           values ('Moodle of Springfield', $1, $2, $1 || '/authorize', $1 || '/token',
             $1 || '/token', $1 || '/keys', array[$3])`,
          [origin, clientId, deploymentId],
        );
      }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };

  const tokenFor = (nonce: string): string => {
    const seconds = Math.floor(Date.now() / 1000);
    const { person, isPick, target } = platform;
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const text = `${encoded({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${encoded({
      iss: origin,
      aud: clientId,
      sub: person.sub,
      name: person.name,
      iat: seconds,
      exp: seconds + 60,
      nonce,
      jti: randomUUID(),
      [`${lti}/version`]: '1.3.0',
      [`${lti}/deployment_id`]: deploymentId,
      [`${lti}/roles`]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${person.role}`],
      [`${lti}/context`]: { id: 'course-1', title: 'Physics' },
      ...(isPick
        ? {
            [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
            'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
              deep_link_return_url: `${origin}/picked`,
              accept_types: ['ltiResourceLink'],
              accept_presentation_document_targets: ['iframe'],
            },
          }
        : {
            [`${lti}/message_type`]: 'LtiResourceLinkRequest',
            [`${lti}/target_link_uri`]: target,
            [`${lti}/resource_link`]: { id: 'link-1' },
            'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
              scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
              lineitem: `${origin}/columns/1`,
            },
          }),
    })}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  };

  const loginUrl = () =>
    `${site.url}/api/lti/login?${new URLSearchParams({
      iss: origin,
      client_id: clientId,
      login_hint: platform.person.sub,
      target_link_uri: platform.isPick ? `${site.url}/api/lti/pick` : platform.target,
    }).toString()}`;

  server.on('request', (request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', origin);
      const body = await bodyOf(request);
      const page = (text: string) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(`<!doctype html><html lang="en"><title>Moodle</title>${text}</html>`);
      const json = (value: unknown) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      switch (url.pathname) {
        case '/course':
          return page(
            `<a href="${loginUrl().replaceAll('&', '&amp;')}">Open</a>
             <iframe title="Qubloom" name="frame" width="800" height="600"></iframe>
             <a target="frame" href="${loginUrl().replaceAll('&', '&amp;')}">Open in the frame</a>`,
          );
        case '/authorize': {
          const state = url.searchParams.get('state') ?? '';
          const token = tokenFor(url.searchParams.get('nonce') ?? '');
          return page(
            `<form method="post" action="${url.searchParams.get('redirect_uri') ?? ''}">
               <input type="hidden" name="state" value="${state}">
               <input type="hidden" name="id_token" value="${token}"></form>
             <script>document.forms[0].submit()</script>`,
          );
        }
        case '/keys':
          return json({
            keys: [
              { ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' },
            ],
          });
        case '/token':
          return json({ access_token: 'a-token', token_type: 'Bearer', expires_in: 60 });
        case '/columns/1/scores':
          scores.push(JSON.parse(body) as (typeof scores)[number]);
          return json({});
        case '/picked': {
          const jwt = new URLSearchParams(body).get('JWT') ?? '';
          const claims = JSON.parse(
            Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString(),
          ) as Record<string, (typeof picked)[number][]>;
          picked.push(
            ...(claims['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] ?? []),
          );
          return page('<p>The link is in the course.</p>');
        }
        default:
          return response.writeHead(404).end();
      }
    })();
  });
  return platform;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

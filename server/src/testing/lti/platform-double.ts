/**
 * A learning platform that signs launches with its own key, and verifies what the tool signs. It has a course with people,
 * and a gradebook.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type GenerateKeyPairResult,
  type JSONWebKeySet,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll } from 'vitest';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
export const deploymentId = 'the-deployment';
export const clientId = 'the-tool';
const kid = 'platform-key';

export interface PlatformPerson {
  readonly sub: string;
  readonly role: 'Instructor' | 'Learner' | 'Mentor';
  readonly given_name?: string;
  readonly family_name?: string;
}

/** Subject of the launch, and the parts of it that are forged. */
export interface LaunchOptions {
  /** The address that the link leads to. */
  readonly target?: string;
  /** The column of the gradebook; none if it is left out. */
  readonly column?: string;
  readonly isPick?: boolean;
  /** Claims that replace the right ones; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly isSignedByStranger?: boolean;
}

export interface ReceivedScore {
  readonly column: string;
  readonly score: Readonly<Record<string, unknown>>;
}

export interface PlatformDouble {
  readonly issuer: string;
  readonly urls: Readonly<
    Record<
      'authorization' | 'token' | 'keys' | 'members' | 'deepLinkReturn' | 'configuration',
      string
    >
  >;
  /** The people of the course, for the list of names and roles. */
  members: (PlatformPerson & { readonly status?: string })[];
  readonly scores: ReceivedScore[];
  /** Scopes of the tokens that were issued. */
  readonly scopes: string[];
  /** Registrations that tools have sent. */
  readonly registrations: { readonly body: unknown; readonly authorization: string | undefined }[];
  /** The audience that its configuration asks for; its token endpoint if it is null. */
  audience: string | null;
  /** Makes the answer with its keys longer. */
  padding: string;
  /** Answers every service with 500. */
  isBroken: boolean;
  /** Returns the form that the platform posts after the browser came to its authorization endpoint. */
  authorize(
    url: string,
    person: PlatformPerson,
    options?: LaunchOptions,
  ): Promise<{ readonly id_token: string; readonly state: string }>;
  /** Verifies what the tool returns after a pick, and returns its claims. */
  readPick(jwt: string): Promise<JWTPayload>;
}

interface Tool {
  readonly origin: string;
  readonly now: () => Date;
  keys(): Promise<JSONWebKeySet>;
}

export function usePlatformDouble(tool: Tool): PlatformDouble {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  let keys: GenerateKeyPairResult;
  let stranger: GenerateKeyPairResult;
  let origin = '';
  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    stranger = await generateKeyPair('RS256');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const verify = async (jwt: string, audience: string) =>
    (
      await jwtVerify(jwt, createLocalJWKSet(await tool.keys()), {
        issuer: clientId,
        audience,
        algorithms: ['RS256'],
        currentDate: tool.now(),
        requiredClaims: ['exp', 'iat', 'jti'],
      })
    ).payload;

  const tokens = new Map<string, string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await bodyOf(request);
    const json = (value: unknown, headers = {}) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value));
    if (double.isBroken) return void response.writeHead(500).end();
    const allow = (scope: string) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!tokens.get(token)?.split(' ').includes(scope)) throw new Error('not allowed');
    };
    if (url.pathname === '/keys') {
      return void json({
        padding: double.padding,
        keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }],
      });
    }
    if (url.pathname === '/token') {
      const form = new URLSearchParams(body);
      const { sub } = await verify(form.get('client_assertion') ?? '', double.urls.token);
      const isRight =
        sub === clientId &&
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_assertion_type') ===
          'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
      if (!isRight) throw new Error('a wrong assertion');
      const token = `token-${String(tokens.size)}`;
      const scope = form.get('scope') ?? '';
      tokens.set(token, scope);
      double.scopes.push(scope);
      return void json({ access_token: token, token_type: 'Bearer', expires_in: 3600, scope });
    }
    if (url.pathname === '/members') {
      allow('https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly');
      const page = Number(url.searchParams.get('page') ?? 0);
      const { members } = double;
      const next = `<${origin}/members?page=${String(page + 1)}>; rel="next"`;
      return void json(
        {
          id: `${origin}/members`,
          context: { id: 'course-1', label: 'Physics 5B', title: 'Physics' },
          members: members
            .slice(page, page + 1)
            .map(({ sub, role, status = 'Active', ...names }) => ({
              user_id: sub,
              status,
              roles: [`${membership}#${role}`],
              ...names,
            })),
        },
        page + 1 < members.length ? { link: next } : {},
      );
    }
    const column = /^\/columns\/(\w+)\/scores$/.exec(url.pathname)?.[1];
    if (column !== undefined) {
      allow('https://purl.imsglobal.org/spec/lti-ags/scope/score');
      if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') {
        throw new Error('a wrong content type');
      }
      double.scores.push({
        column: `${column}${url.search}`,
        score: JSON.parse(body) as Record<string, unknown>,
      });
      return void response.writeHead(204).end();
    }
    if (url.pathname === '/.well-known/openid-configuration') {
      return void json({
        issuer: origin,
        authorization_endpoint: double.urls.authorization,
        token_endpoint: double.urls.token,
        jwks_uri: double.urls.keys,
        registration_endpoint: `${origin}/register`,
        ...(double.audience !== null && { authorization_server: double.audience }),
        'https://purl.imsglobal.org/spec/lti-platform-configuration': {
          product_family_code: 'double',
          version: '1',
          messages_supported: [
            { type: 'LtiResourceLinkRequest' },
            { type: 'LtiDeepLinkingRequest' },
          ],
        },
      });
    }
    if (url.pathname === '/register') {
      const sent = JSON.parse(body) as Record<string, unknown>;
      double.registrations.push({ body: sent, authorization: request.headers.authorization });
      return void json({
        ...sent,
        client_id: clientId,
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: deploymentId },
      });
    }
    response.writeHead(404).end();
  }

  function claimsOf({ role, ...person }: PlatformPerson, options: LaunchOptions): JWTPayload {
    const shared = {
      iss: origin,
      aud: clientId,
      azp: clientId,
      ...person,
      [`${lti}/version`]: '1.3.0',
      [`${lti}/deployment_id`]: deploymentId,
      [`${lti}/roles`]: [`${membership}#${role}`],
      [`${lti}/context`]: {
        id: 'course-1',
        label: 'Physics 5B',
        title: 'Physics',
        type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'],
      },
    };
    if (options.isPick) {
      return {
        ...shared,
        [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
        'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
          deep_link_return_url: double.urls.deepLinkReturn,
          accept_types: ['link', 'ltiResourceLink'],
          accept_presentation_document_targets: ['iframe', 'window'],
          accept_multiple: false,
          data: 'what the platform wants back',
        },
      };
    }
    return {
      ...shared,
      [`${lti}/message_type`]: 'LtiResourceLinkRequest',
      [`${lti}/target_link_uri`]: options.target ?? `${tool.origin}/api/lti/launch`,
      [`${lti}/resource_link`]: { id: 'link-1', title: 'A link' },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: `${origin}/members`,
        service_versions: ['2.0'],
      },
      ...(options.column !== undefined && {
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
          lineitems: `${origin}/columns`,
          lineitem: `${origin}/columns/${options.column}?type=x`,
        },
      }),
    };
  }

  const double: PlatformDouble = {
    get issuer() {
      return origin;
    },
    get urls() {
      return {
        authorization: `${origin}/authorize`,
        token: `${origin}/token`,
        keys: `${origin}/keys`,
        members: `${origin}/members`,
        deepLinkReturn: `${origin}/picked`,
        configuration: `${origin}/.well-known/openid-configuration`,
      };
    },
    members: [],
    scores: [],
    scopes: [],
    registrations: [],
    audience: null,
    padding: '',
    isBroken: false,
    async authorize(url, person, options = {}) {
      const { origin: at, pathname, searchParams } = new URL(url);
      const asked = Object.fromEntries(searchParams);
      const isRight =
        `${at}${pathname}` === double.urls.authorization &&
        asked['scope'] === 'openid' &&
        asked['response_type'] === 'id_token' &&
        asked['response_mode'] === 'form_post' &&
        asked['prompt'] === 'none' &&
        asked['client_id'] === clientId &&
        asked['redirect_uri'] === `${tool.origin}/api/lti/launch` &&
        asked['login_hint'] === person.sub;
      if (!isRight) throw new Error(`a wrong request: ${url}`);
      const seconds = Math.floor(tool.now().getTime() / 1000);
      const claims = {
        iat: seconds,
        exp: seconds + 300,
        ...claimsOf(person, options),
        nonce: asked['nonce'],
        ...options.claims,
      };
      const { privateKey } = options.isSignedByStranger ? stranger : keys;
      const id_token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
      return { id_token, state: asked['state'] ?? '' };
    },
    readPick: (jwt) => verify(jwt, origin),
  };
  return double;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

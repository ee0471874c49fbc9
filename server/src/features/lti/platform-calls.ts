/** Calls to a platform: its keys, its tokens, and its services. */
import { lookup } from 'node:dns/promises';
import { createRemoteJWKSet, customFetch } from 'jose';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { Unavailable } from '../../platform/errors.ts';
import { isLoopback, isPublicAddress } from '../../platform/http/addresses.ts';
import { oncePer } from '../../platform/once-per.ts';
import { signAsTool } from './keys.ts';
import type { Platform } from './queries.ts';

/** Milliseconds that a platform has for each answer. */
const timeout = 8000;
/** Bytes. A course with a thousand people has less. */
const largestAnswer = 2_000_000;
const largestKeySet = 100_000;

/** The tool's assertions are used at once. In seconds. */
const assertionLifetime = 300;

/** Platforms are on https. Plain HTTP is only for tests on this machine. */
export function isPlatformUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * Keeps a platform from making this server call machines that only the server can reach. A site on this machine calls
 * the platforms beside it.
 * @throws if the host has an address that is not public, unless the operator allows it
 */
async function allowCall(
  { publicOrigin, callsPrivateNetwork }: Context,
  url: string,
  what: string,
): Promise<void> {
  if (!isPlatformUrl(url)) throw new Error(`the address for ${what} is not on https`);
  if (callsPrivateNetwork || isLoopback(new URL(publicOrigin).hostname)) return;
  const { protocol, hostname } = new URL(url);
  const found = await lookup(hostname.replace(/^\[(.*)\]$/, '$1'), { all: true });
  if (protocol !== 'https:' || !found.every(({ address }) => isPublicAddress(address))) {
    throw new Error(`the address for ${what} is inside a private network`);
  }
}

const keySets = oncePer((_: Context) => new Map<string, ReturnType<typeof createRemoteJWKSet>>());

/** Fetched when they are first needed, and again if a launch is signed with a new key. */
export function keysOf(context: Context, { keysUrl }: Platform) {
  const known = keySets(context);
  const found = known.get(keysUrl);
  if (found !== undefined) return found;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeout,
    [customFetch]: async (url, request) => {
      await allowCall(context, url, 'its keys');
      const answer = await fetch(url, request);
      return new Response(await readAtMost(answer, largestKeySet), answer);
    },
  });
  known.set(keysUrl, keys);
  return keys;
}

/** Error that a platform has answered, for the log. It quotes nothing of the answer. */
export class PlatformRefused extends Error {
  override readonly name = 'PlatformRefused';
  readonly status: number;

  constructor(what: string, status: number) {
    super(`the platform answered ${String(status)} for ${what}`);
    this.status = status;
  }
}

export interface PlatformAnswer {
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Sends a request and reads an answer in JSON.
 * @param what names the request in errors: `a token`
 */
export async function ask(
  context: Context,
  url: string,
  what: string,
  request: RequestInit = {},
): Promise<PlatformAnswer> {
  await allowCall(context, url, what);
  const answer = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const text = await readAtMost(answer, largestAnswer);
  if (!answer.ok) throw new PlatformRefused(what, answer.status);
  return { body: jsonOrNull(text), headers: answer.headers };
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('the answer of the platform is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const Token = z.object({ access_token: z.string().min(1) });

/** Asks for a token by the client credentials grant, with an assertion that our key signs. */
export async function accessToken(
  context: Context,
  { clientId, tokenUrl, tokenAudience }: Platform,
  scope: string,
): Promise<string> {
  const assertion = await signAsTool(
    { iss: clientId, sub: clientId, aud: tokenAudience },
    { dataFolder: context.dataFolder, now: context.now(), lifetime: assertionLifetime },
  );
  const { body } = await ask(context, tokenUrl, 'a token', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    }),
  });
  return Token.parse(body).access_token;
}

/** Turns every failure into a refusal for the person who waits; the log gets the cause. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Unavailable(
      "Your school's platform isn't answering as it should right now. Please try again in a minute.",
      30,
      { cause: error },
    );
  }
}

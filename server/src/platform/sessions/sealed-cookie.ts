/**
 * Encrypted data in a cookie, which the server needs again a few minutes later. The browser stores it, so the server
 * stores nothing about a person who may not come back.
 */
import { hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import { siteCookie } from './cookie.ts';

export interface SealedCookie<Kept> {
  /** Null if the cookie is too old or was not made here. */
  read(header: string | undefined): Promise<Kept | null>;
  /** The `Set-Cookie` header that stores it. */
  store(kept: Kept): Promise<string>;
  /** The `Set-Cookie` header that removes it. */
  remove(): string;
}

export interface SealedCookieOptions<Kept> {
  readonly name: string;
  readonly schema: z.ZodType<Kept>;
  /** The server's secret, the same in all its processes. */
  readonly secret: string;
  /** The cookie's lifetime in milliseconds. */
  readonly lifetime: number;
}

interface Site {
  readonly secure: boolean;
  readonly now: () => Date;
}

/** @param app an app with `@fastify/cookie` */
export function sealedCookie<Kept>(
  app: FastifyInstance,
  { name, schema, secure, secret, lifetime, now }: SealedCookieOptions<Kept> & Site,
): SealedCookie<Kept> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', name, 32));
  const cookie = siteCookie(app, name, {
    secure,
    // The browser sends it only with calls from our own pages.
    sameSite: 'strict',
    maxAge: lifetime / 1000,
    form: /^[\w.-]{1,4000}$/,
  });
  return {
    async read(header) {
      const sealed = cookie.read(header);
      if (sealed === null) return null;
      const opened = await jwtDecrypt(sealed, key, {
        currentDate: now(),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      }).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      });
      return opened && (schema.safeParse(opened.payload['kept']).data ?? null);
    },
    async store(kept) {
      const sealed = await new EncryptJWT({ kept })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(now().getTime() + lifetime))
        .encrypt(key);
      return cookie.store(sealed);
    },
    remove: () => cookie.remove(),
  };
}

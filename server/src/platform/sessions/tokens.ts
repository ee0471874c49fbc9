/** Random tokens that only a browser has; the server stores their hashes. */
import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a token in hexadecimal. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');

/** A program in the part of an address that is never sent to a server: `/code-lab#code=...`. */
import { maxCodeLength } from '../../lib/python/messages.ts';

const prefix = 'code=';

export function hashOfCode(code: string): string {
  const bytes = Array.from(new TextEncoder().encode(code), (byte) => String.fromCodePoint(byte));
  return prefix + btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param hash With or without `#`. Null if it holds no readable program. */
export function codeOfHash(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(prefix)) return null;
  try {
    const bytes = atob(text.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const code = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0),
    );
    return code.length <= maxCodeLength ? code : null;
  } catch {
    return null;
  }
}

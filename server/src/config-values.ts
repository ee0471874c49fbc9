/** Checks and parsers for the values of settings. */
import type { SocialLink } from '@qubloom/contract';
import { isAddressOrRange, isLoopback } from './platform/http/addresses.ts';

/** Plain HTTP is allowed only on this machine. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

export function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

export function isRedisUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/`;
}

export function isProxyTrust(text: string): boolean {
  const trust = proxyTrust(text);
  return !Array.isArray(trust) || trust.every(isAddressOrRange);
}

export function proxyTrust(text: string): boolean | number | string[] {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(',').map((address) => address.trim());
}

/** Parses `YouTube=https://..., GitHub=https://...`; null if a part doesn't look like that. */
export function parseSocialLinks(text: string): readonly SocialLink[] | null {
  const links = text.split(',').map((part) => {
    const [, name, address] = /^\s*([^=]*[^=\s])\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    const url = address === undefined ? null : URL.parse(address);
    return name === undefined || url?.protocol !== 'https:' ? null : { name, url: url.href };
  });
  return links.every((link) => link !== null) ? links : null;
}

/** Returns true if two names differ by at most two letters that were changed, added, left out, or swapped. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [one.toUpperCase(), other.toUpperCase()];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return (last[b.length] ?? Infinity) <= 2;
}

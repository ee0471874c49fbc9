/** Shortens what is stored about where a call came from, so that it no longer points at one person. */
import { isIPv4, isIPv6 } from 'node:net';

/** IPv4 to its first three numbers (`203.0.113.0`), IPv6 to its first three groups (`2001:db8:1::`). */
export function shortenAddress(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\.\d+$/, '.0');
  if (!isIPv6(address)) return null;
  const [head = ''] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::`;
}

/** The order matters: nearly every browser also claims to be Chrome or Safari. */
const families: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

export function agentFamily(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const start = userAgent.slice(0, 512);
  return families.find(([, mark]) => mark.test(start))?.[0] ?? 'Other';
}

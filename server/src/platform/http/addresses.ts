/** Rules about internet addresses, which ipaddr.js parses. IPv4 inside IPv6 counts as IPv4. */
import ipaddr from 'ipaddr.js';

/** Returns null if the text is not an address. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

const isIPv4 = (address: ipaddr.IPv4 | ipaddr.IPv6): address is ipaddr.IPv4 =>
  address.kind() === 'ipv4';

/**
 * Shortens an address for storage, so that it does not point to one person: IPv4 to its first three numbers
 * (`203.0.113.0`), IPv6 to its first three groups (`2001:db8:1::`).
 */
export function shortenAddress(text: string): string | null {
  const address = parseAddress(text);
  if (address === null) return null;
  if (isIPv4(address)) return [...address.octets.slice(0, 3), 0].join('.');
  return `${groupsOf(address, 3)}::`;
}

/** The household that a throttle counts: one IPv4 address, or the first half of an IPv6 address (a /64). */
export function householdOf(text: string): string {
  const address = parseAddress(text);
  if (address === null) return text;
  return isIPv4(address) ? address.toString() : groupsOf(address, 4);
}

const groupsOf = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/** Returns true if a URL's host name or address is this machine. */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost') return true;
  return parseAddress(hostname.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';
}

/** Returns false for addresses of this machine, of a private network, or for a special use. */
export const isPublicAddress = (text: string): boolean => parseAddress(text)?.range() === 'unicast';

/** Returns true if the text is an address or a range such as `10.0.0.0/8`. */
export function isAddressOrRange(text: string): boolean {
  return parseAddress(text) !== null || ipaddr.isValidCIDR(text);
}

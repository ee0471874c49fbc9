/** Decides which addresses belong to the same mailbox. */
import { createHash } from 'node:crypto';

/** Providers that ignore dots before the `@`, and their other names. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** A mailbox's canonical form: lowercase, without a `+tag`, and without dots if the provider ignores them. */
export function canonicalAddress(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/\.$/, '');
  const [name = ''] = folded.slice(0, at).split('+', 1);
  const plain = dotless[domain];
  return plain === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${plain}`;
}

export const isSameMailbox = (one: string, other: string): boolean =>
  canonicalAddress(one) === canonicalAddress(other);

/** Each mailbox once, by the first address that leads to it. */
export function distinctMailboxes(addresses: readonly (string | null)[]): string[] {
  const distinct: string[] = [];
  for (const address of addresses) {
    if (address === null || distinct.some((one) => isSameMailbox(one, address))) continue;
    distinct.push(address);
  }
  return distinct;
}

/** Enough of the address for its owner to recognize it. */
export function addressHint(address: string): string {
  return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;
}

export function mailboxHash(address: string): Buffer {
  return createHash('sha256').update(canonicalAddress(address)).digest();
}

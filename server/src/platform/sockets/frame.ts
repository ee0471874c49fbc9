/**
 * A text as it goes over the wire (RFC 6455, section 5.2): whole, neither masked nor compressed, as servers send it.
 * What goes to many sockets is encoded once, and written as one piece instead of a header and a text for each.
 */
export interface Frame {
  readonly bytes: Buffer;
}

const wholeText = 0x81;

export function frameOf(text: string): Frame {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  const bytes = Buffer.allocUnsafe(header.length + length);
  header.copy(bytes);
  bytes.write(text, header.length);
  return { bytes };
}

/** A length is written in 7, 16 or 64 bits, and the two longer ones have marks of their own: 126 and 127. */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.of(wholeText, length);
  const isLong = length > 0xffff;
  const header = Buffer.alloc(isLong ? 10 : 4);
  header.writeUInt8(wholeText, 0);
  header.writeUInt8(isLong ? 127 : 126, 1);
  header.writeUIntBE(length, isLong ? 4 : 2, isLong ? 6 : 2);
  return header;
}

/**
 * Unpacks a font from the WOFF format (W3C, WOFF 1.0, sections 3 to 5). The PDF library reads WOFF, too, but it
 * inflates each table again for every document, in JavaScript, which took most of the time for a PDF.
 */
import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

export function unpackWoff(woff: Buffer<ArrayBuffer>): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(woffHeader + index * woffEntry);
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    return { entry, data: packedLength < length ? inflateSync(packed) : packed };
  });

  const directory = Buffer.alloc(fontHeader + count * fontEntry);
  woff.copy(directory, 0, 4, 8); // the flavor
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);

  const parts = [directory];
  let offset = directory.length;
  for (const [index, { entry, data }] of tables.entries()) {
    const at = fontHeader + index * fontEntry;
    entry.copy(directory, at, 0, 4); // the tag
    entry.copy(directory, at + 4, 16, 20); // the checksum
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

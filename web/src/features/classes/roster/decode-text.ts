/** Reads the bytes of a text file in the encodings in which spreadsheets and editors save. */

export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes) ?? encodingByZeros(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older spreadsheets save accented letters like this.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** True for a workbook such as `.xlsx`, or for any other ZIP file. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** True for a ZIP file with tables, such as an export of OneRoster. The names of its files are not compressed. */
export const isZipOfTables = (bytes: Uint8Array): boolean =>
  isWorkbook(bytes) && /\.csv/i.test(new TextDecoder('latin1').decode(bytes));

function encodingByMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Without a byte-order mark, UTF-16 shows by the zero byte in most pairs. */
function encodingByZeros(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 200);
  const pairs = Math.floor(sample.length / 2);
  if (pairs === 0) return null;
  const zeros = [0, 0];
  sample.subarray(0, pairs * 2).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs / 2) return 'utf-16le';
  return even > pairs / 2 ? 'utf-16be' : null;
}

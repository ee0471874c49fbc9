import { DamagedText, type BitReader, type BitWriter } from './bit-stream.ts';
import { DENOMINATORS } from './codes.ts';

/** The most digits after the point that are tried for the decimal form. */
const MAX_DECIMALS = 15;

/**
 * Writes a real number exactly: as a fraction of pi (0), as a short decimal (10), or as its 64 bits (11), whichever
 * works first.
 */
export function writeNumber(writer: BitWriter, value: number): void {
  const over = DENOMINATORS.findIndex((denominator) => {
    const numerator = Math.round((value * denominator) / Math.PI);
    return Math.abs(numerator) < 2 ** 12 && Object.is((numerator * Math.PI) / denominator, value);
  });
  if (over >= 0) {
    writer.bits(0, 1);
    writer.bits(over, 4);
    writeSigned(writer, Math.round((value * DENOMINATORS[over]) / Math.PI));
    return;
  }
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const digits = Math.round(value * 10 ** decimals);
    if (Math.abs(digits) >= 2 ** 30) break;
    if (!Object.is(digits / 10 ** decimals, value)) continue;
    writer.bits(0b10, 2);
    writer.bits(decimals, 4);
    writeSigned(writer, digits);
    return;
  }
  writer.bits(0b11, 2);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  writer.bits(view.getUint32(0), 32);
  writer.bits(view.getUint32(4), 32);
}

export function readNumber(reader: BitReader): number {
  if (!reader.flag()) {
    const denominator = DENOMINATORS[reader.bits(4)];
    return (readSigned(reader) * Math.PI) / denominator;
  }
  if (!reader.flag()) {
    const decimals = reader.bits(4);
    return readSigned(reader) / 10 ** decimals;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, reader.bits(32));
  view.setUint32(4, reader.bits(32));
  const value = view.getFloat64(0);
  if (!Number.isFinite(value)) throw new DamagedText();
  return value;
}

function writeSigned(writer: BitWriter, value: number): void {
  writer.flag(value < 0 || Object.is(value, -0));
  writer.count(Math.abs(value));
}

function readSigned(reader: BitReader): number {
  const isNegative = reader.flag();
  const value = reader.count();
  return isNegative ? -value : value;
}

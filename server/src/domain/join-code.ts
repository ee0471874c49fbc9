/** Draws the codes that people show each other, and hashes them, so that a copy of the database opens nothing. */
import { hash, randomInt } from 'node:crypto';
import { joinCodeLength, joinCodeLetters } from '@qubloom/contract';

export const drawJoinCode = (): string =>
  Array.from(
    { length: joinCodeLength },
    () => joinCodeLetters[randomInt(joinCodeLetters.length)],
  ).join('');

/** A slow hash is not needed: nobody goes through 50 random bits within the life of a code. */
export const hashOfJoinCode = (code: string): Buffer => hash('sha256', code, 'buffer');

/** Returns the code as people read it: `7KQM2-X9RTB`. */
export function writtenJoinCode(code: string): string {
  const middle = joinCodeLength / 2;
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}

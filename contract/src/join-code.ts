/** Codes that people show each other to be linked, or to join a class. */
import { z } from 'zod';

/** A code has ten characters, 50 bits, and no letters that look like digits: `7KQM2-X9RTB`. */
export const joinCodeLength = 10;
/** The alphabet of Crockford's base 32. */
export const joinCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(`^[${joinCodeLetters}]{${joinCodeLength}}$`);

/**
 * Reads a code as somebody types it: lower case, blanks, and look-alikes are fine.
 * @param what begins the sentence about a malformed code: `A family code`
 */
export const joinCode = (what: string) =>
  z
    .string()
    .transform((text) =>
      text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'),
    )
    .pipe(z.string().regex(form, `${what} has ten letters and digits, as in 7KQM2-X9RTB.`));

/** Limits how often codes are made and tried. A code has 50 random bits and lasts an hour, so nobody guesses one. */
import { slidingThrottle, type TriesStore, type Try } from '../../platform/sliding-throttle.ts';

const minute = 60;

export const newCodes = slidingThrottle({
  name: 'new-family-codes',
  tries: 10,
  seconds: 60 * minute,
  sentence: 'That was a lot of new codes. Please use the latest one, or wait a while.',
});

const codes = (name: string, tries: number) =>
  slidingThrottle({
    name,
    tries,
    seconds: 15 * minute,
    sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
  });

const codesOfGrownUp = codes('family-codes', 10);
/** A school has only one address. */
const codesFromAddress = codes('family-codes-address', 60);

/** @throws {TooMany} */
export async function takeCodeTry(
  server: TriesStore,
  grownUp: string,
  household: string,
): Promise<Try> {
  const tries = [
    await codesOfGrownUp.take(server, grownUp),
    await codesFromAddress.take(server, household),
  ];
  return {
    async giveBack() {
      for (const one of tries) await one.giveBack();
    },
  };
}

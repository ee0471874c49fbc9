/** Limits how often codes are tried, by one person and from one internet address. */
import { slidingThrottle, type TriesStore, type Try } from './sliding-throttle.ts';

const minute = 60;

export interface CodeTries {
  /**
   * A try that turns out to be right is given back.
   * @throws {TooMany}
   */
  take(server: TriesStore, person: string, household: string): Promise<Try>;
}

/** @param fromAddress the tries from one address in a quarter of an hour; a school has only one address */
export function limitCodeTries(name: string, fromAddress: number): CodeTries {
  const throttleOf = (key: string, tries: number) =>
    slidingThrottle({
      name: key,
      tries,
      seconds: 15 * minute,
      sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
    });
  const ofPerson = throttleOf(name, 10);
  const ofAddress = throttleOf(`${name}-address`, fromAddress);
  return {
    async take(server, person, household) {
      const tries = [await ofPerson.take(server, person), await ofAddress.take(server, household)];
      return {
        async giveBack() {
          for (const one of tries) await one.giveBack();
        },
      };
    },
  };
}

/** Which usernames a learner may choose; the contract has already checked length and characters. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { Invalid } from '../../platform/errors.ts';

const profanity = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** As long as the shortest numbers that people are called by. */
const phoneNumber = /\d{7}/;

/** @throws {Invalid} */
export function allowUsername(username: string): void {
  const joined = username.replaceAll(/[-_]/g, '');
  if (profanity.hasMatch(username) || profanity.hasMatch(joined)) {
    refuse('Please choose a kinder username.');
  }
  if (phoneNumber.test(joined)) {
    refuse('That looks like a phone number. Please choose a username that keeps yours private.');
  }
}

function refuse(sentence: string): never {
  throw new Invalid(sentence, [{ path: 'username', message: sentence }]);
}

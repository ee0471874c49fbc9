/** Which names learners may choose; the contract has already checked length and characters. */
import { findingIn } from '../../domain/moderation/moderation.ts';
import { Invalid } from '../../platform/errors.ts';

/** Names by which somebody could pass for the people who run the site, or for a part of it. */
const reserved =
  /^(?:the|real|official|mr|mrs|ms|miss)?(?:qubloom|qubi|admin|administrator|moderator|mod|support|staff|helpdesk|help|security|system|root|owner|official|teacher|everyone|nobody|null|undefined|anonymous|deleted|me|api)(?:team|staff|support|admin|help|official|bot)?$/;

/** @throws {Invalid} */
export function allowUsername(username: string): void {
  const joined = username.replaceAll(/[-_]/g, '');
  const findings = [username, joined, username.replaceAll(/\d+/g, ' ')].map((view) =>
    findingIn(view),
  );
  if (findings.includes('personal')) {
    refuse(
      'username',
      'That looks like a phone number. Please choose a username that keeps yours private.',
    );
  }
  if (findings.includes('rude')) refuse('username', 'Please choose a kinder username.');
  if (reserved.test(joined.replaceAll(/\d+$/g, '').toLowerCase())) {
    refuse(
      'username',
      'That name is kept for the people who look after this place. Please choose another one.',
    );
  }
}

/** Given names that are also rude words. */
const alsoNames = new Set(['dick', 'kike', 'fanny', 'randy', 'gay']);

/** @throws {Invalid} */
export function allowRealName(field: 'firstName' | 'lastName', name: string): void {
  if (name === '' || alsoNames.has(name.toLowerCase())) return;
  const finding = findingIn(name);
  if (finding === 'odd') refuse(field, 'Please use letters in a name.');
  if (finding === 'personal')
    refuse(field, 'Please write just a name here, and nothing else about you.');
  // Family names are many, and few of them are chosen to be rude.
  if (finding === 'rude' && field === 'firstName') refuse(field, 'Please write a kind name here.');
}

function refuse(path: string, sentence: string): never {
  throw new Invalid(sentence, [{ path, message: sentence }]);
}

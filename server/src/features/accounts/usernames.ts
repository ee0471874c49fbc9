/** Decides which names learners may choose. The contract has already checked length and characters. */
import { findingInName } from '../../domain/moderation/moderation.ts';
import { Invalid } from '../../platform/errors.ts';

/** Roles of people who run the site or look after a child, refused as a whole username or as a word in one. */
const roles =
  'admin administrator moderator mod support staff helpdesk official teacher parent guardian police principal qubloom';

/** Roles that no ordinary word begins with, so a username may not even begin with one. */
const unmistakable = 'administrator moderator teacher police qubloom';

/** Refused only as a whole username. */
const alone =
  'qubi help security system root owner mom mum dad everyone nobody null undefined anonymous deleted me api';

const anyOf = (words: string) => words.split(' ').map(unspelled).join('|');
const prefixes = anyOf('the real official mr mrs ms miss');
const suffixes = anyOf('team staff support admin help official bot');
const reserved = new RegExp(
  `^(?:${prefixes})?(?:${anyOf(`${roles} ${alone}`)})s?(?:${suffixes})?$|^(?:${anyOf(unmistakable)})`,
);
const role = new RegExp(`^(?:${anyOf(roles)})s?$`);

/** Replaces letters and digits that look the same by one of them: `M0DERAT0R` and `rnoderator` become `moderator`. */
function unspelled(word: string): string {
  const likes = { '0': 'o', '1': 'i', l: 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' };
  const letters = Object.entries(likes).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    word.toLowerCase(),
  );
  const joined = letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
  // A short word with one letter less is another word: `rot` is not `root`.
  return joined.length > 4 ? joined.replaceAll(/(.)\1+/g, '$1') : joined;
}

/** Returns true if somebody could mistake the learner for a grown-up, for the staff of the site, or for a part of it. */
function isReserved(username: string): boolean {
  const withoutNumber = (text: string) => text.replace(/\d+$/, '');
  const joined = username.replaceAll(/[-_]/g, '');
  const words = username.split(/[-_]|(?<=[a-z])(?=[A-Z])/);
  return (
    [joined, withoutNumber(joined)].some((view) => reserved.test(unspelled(view))) ||
    words.some((word) => [word, withoutNumber(word)].some((view) => role.test(unspelled(view))))
  );
}

/** @throws {Invalid} */
export function allowUsername(username: string): void {
  const joined = username.replaceAll(/[-_]/g, '');
  const findings = [username, joined, username.replaceAll(/\d+/g, ' ')].map((view) =>
    findingInName(view),
  );
  if (findings.includes('personal')) {
    throw Invalid.at(
      'username',
      'That looks like a phone number. Please choose a username that keeps yours private.',
    );
  }
  const isUnfit = findings.some((finding) => finding !== null && finding !== 'personal');
  if (isUnfit) throw Invalid.at('username', 'Please choose a kinder username.');
  if (isReserved(username)) {
    throw Invalid.at(
      'username',
      'That name is reserved for the people who run this site. Please choose another one.',
    );
  }
}

/**
 * Checks only the form: nobody else sees the name, and lists of rude words contain real names (Shital, Semen, Dickie).
 * @throws {Invalid}
 */
export function allowRealName(field: 'firstName' | 'lastName', name: string): void {
  const finding = findingInName(name);
  if (finding === 'odd') throw Invalid.at(field, 'Please use letters in a name.');
  if (finding === 'personal')
    throw Invalid.at(field, 'Please write just a name here, and nothing else about you.');
}

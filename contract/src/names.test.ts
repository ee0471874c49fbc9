import { describe, expect, test } from 'vitest';
import { FirstName, LastName } from './accounts/accounts.ts';
import { ContactMessage } from './information/contact.ts';
import { hasVisibleCharacter, withoutInvisible } from './names.ts';
import { RoomName } from './rooms/study-rooms.ts';

/** Texts that nobody can see, alone or with spaces. */
const unseen = {
  'zero-width space': '\u200b',
  'soft hyphen': '\u00ad',
  'word joiner': '\u2060',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'Hangul choseong filler': '\u115f',
  'right-to-left override': '\u202e',
  'left-to-right mark': '\u200e',
  'Arabic letter mark': '\u061c',
  isolates: '\u2066\u2069',
  'Braille blank': '\u2800',
  joiners: '\u200c\u200d',
  'variation selectors': '\ufe0f\ufe0e',
  'Mongolian vowel separator': '\u180e',
  'grapheme joiner': '\u034f',
  tags: '\u{e0041}\u{e007f}',
  'musical blank': '\u{1d159}',
  'ideographic space': '\u3000',
  'no-break spaces': '\u00a0\u202f\ufeff',
  'spaces around a mark': ' \u200b ',
  'accents without a letter': '\u0301\u0301',
  'object replacement': '\ufffc',
  'next line': '\u0085',
};

const places = {
  'a room': (name: string) => RoomName.safeParse(name).success,
  'a first name': (name: string) => FirstName.safeParse(name).success,
  // A last name may be left empty, and invisible characters leave it empty.
  'a last name': (name: string) => (LastName.safeParse(name).data ?? '') !== '',
  'a contact form': (name: string) => ContactMessage.shape.name.safeParse(name.repeat(2)).success,
};

describe.each(Object.entries(places))('the name of %s', (_, isTaken) => {
  test.each(Object.entries(unseen))('may not consist only of: %s', (_kind, name) => {
    expect(hasVisibleCharacter(name)).toBe(false);
    expect(isTaken(name)).toBe(false);
  });

  test.each(['Ada', 'Zoë', '小明', 'محمد', 'می‌خواهم', 'नरेन्द्र', 'A\u200eda'])(
    'may be %s',
    (name) => {
      expect(isTaken(name)).toBe(true);
    },
  );
});

test.each(['🎉', '?', '42', '|0⟩', '👩‍🔬 lab'])('a room may be called %s', (name) => {
  expect(RoomName.parse(` ${name} `)).toBe(name);
});

test.each(['Bell \u202epairs', 'Bell\u0007', 'a\u2067b'])(
  'a name that disturbs the text around it is refused with a sentence: %j',
  (name) => {
    expect(RoomName.safeParse(name).error?.issues[0]?.message).toBe(
      'Please use plain letters and numbers in a name.',
    );
  },
);

test('invisible characters can be removed', () => {
  expect(withoutInvisible('f\u200bu\u2060n\u2800\u202e!')).toBe('fun!');
});

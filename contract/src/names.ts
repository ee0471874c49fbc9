/**
 * Rules for names that people type, whatever they name. The server's filter judges the meaning of names that
 * other people read.
 */
/**
 * Invisible characters: zero-width characters, fillers, blank signs of scripts, and marks that change the
 * direction of writing. Spaces and control characters are not among them.
 */
const invisible =
  '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800\\ufff9-\\ufffc\\u{13441}\\u{13442}\\u{1d159}]';

const allInvisible = new RegExp(invisible, 'gu');
const visibleCharacter = new RegExp(`(?!${invisible})[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
const visibleLetter = new RegExp(`(?!${invisible})\\p{L}`, 'u');

/** Returns true if a text contains control characters, or marks that change the direction of the text around it. */
export const hasControlCharacter = (text: string): boolean =>
  /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

export const withoutInvisible = (text: string): string => text.replaceAll(allInvisible, '');

/** Returns true if a text contains a visible character. */
export const hasVisibleCharacter = (text: string): boolean => visibleCharacter.test(text);

export const hasVisibleLetter = (text: string): boolean => visibleLetter.test(text);

/**
 * Rules for names that people type, whatever they name. The server's filter judges the meaning of names that
 * other people read.
 */
/**
 * Invisible characters: zero-width characters, fillers, blank signs of scripts, and marks that change the
 * direction of writing. Spaces and control characters are not among them.
 */
const unseen =
  '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\u2800\\ufff9-\\ufffc\\u{13441}\\u{13442}\\u{1d159}]';

const allUnseen = new RegExp(unseen, 'gu');
const seenCharacter = new RegExp(`(?!${unseen})[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
const seenLetter = new RegExp(`(?!${unseen})\\p{L}`, 'u');

/** Whether a text contains control characters, or marks that change the direction of the text around it. */
export const disturbsText = (text: string): boolean =>
  /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

export const withoutUnseen = (text: string): string => text.replaceAll(allUnseen, '');

/** Whether a text contains a visible character. */
export const hasSeenCharacter = (text: string): boolean => seenCharacter.test(text);

export const hasSeenLetter = (text: string): boolean => seenLetter.test(text);

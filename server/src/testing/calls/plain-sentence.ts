/** A path or a name of a field, a bracket, or a word of the library that checks: nothing for a child. */
const technical = [
  /\w\.\w/,
  /[a-z][A-Z]/,
  /[[\]{}"<>=]|\w_\w/,
  /\b(?:string|array|object|undefined|null|NaN|expected|Invalid)\b/,
];

/** Whether a child can read it: one or two whole sentences without a word of the program in them. */
export function isPlainSentence(text: string): boolean {
  return /^[A-Z][^\n]{3,160}$/.test(text) && !technical.some((sign) => sign.test(text));
}

/** Signs of technical text: a path, a field name, a bracket, or a word of the validation library. */
const technical = [
  /\w\.\w/,
  /[a-z][A-Z]/,
  /[[\]{}"<>=]|\w_\w/,
  /\b(?:string|array|object|undefined|null|NaN|expected|Invalid)\b/,
];

/** Returns true if a child can read the text: a capital letter at the start, one line, and no technical signs. */
export function isPlainSentence(text: string): boolean {
  return /^[A-Z][^\n]{3,160}$/.test(text) && !technical.some((sign) => sign.test(text));
}

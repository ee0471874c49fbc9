/** Signs of technical text: a path, a field name, a bracket, or a word of the validation library. */
const technical = [
  /\w\.\w/,
  /[a-z][A-Z]/,
  /[[\]{}"<>=]|\w_\w/,
  /\b(?:string|array|object|undefined|null|NaN|expected|Invalid)\b/,
];

/** Whether a child can read the text: it starts with a capital, fits one line, and has no technical signs. */
export function isPlainSentence(text: string): boolean {
  return /^[A-Z][^\n]{3,160}$/.test(text) && !technical.some((sign) => sign.test(text));
}

/** Returns true if a text is a link to Quirk or the data in one, which `parseQuirk` can read. */
export function isQuirk(text: string): boolean {
  return /[#?&]circuit=(?:\{|%7B)/i.test(text) || /^\s*\{\s*"(?:cols|gates|init)"\s*:/.test(text);
}

/** Whether a text is a link to Quirk or the data in it, so that `parseQuirk` has something to say about it. */
export function isQuirk(text: string): boolean {
  return /[#?&]circuit=(?:\{|%7B)/i.test(text) || /^\s*\{\s*"(?:cols|gates|init)"\s*:/.test(text);
}

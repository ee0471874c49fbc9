/**
 * Finds personal data, which says who somebody is or how to reach them: numbers, addresses, handles, links,
 * schools.
 */

const domains =
  'com|net|org|edu|gov|mil|io|gg|tv|me|co|uk|de|fr|es|it|nl|eu|us|ca|au|app|dev|ly|be|info|xyz|site|online|link';
const networks =
  'insta(?:gram)?|snap(?:chat)?|discord|tik ?tok|whats ?app|telegram|roblox|facebook|twitter|youtube|skype|steam|xbox|psn|twitch|minecraft|fortnite|handle|gamertag';
const ways =
  'street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|close|court|crescent|terrace|strasse|straße';

const patterns: readonly RegExp[] = [
  // Mail addresses, including spelled-out ones.
  /[\w.+-]+\s?@\s?[\w-]+\s?[.,]\s?[a-z]{2,}/i,
  new RegExp(
    String.raw`\w\s*(?:[([{]\s*at\s*[)\]}]|\bat\b|@)\s*\w+\s*(?:[([{]\s*dot\s*[)\]}]|\bdot\b|\.)\s*(?:${domains})\b`,
    'i',
  ),
  // Links.
  /\bhttps?:|\bwww\s?\./i,
  new RegExp(String.raw`\b[a-z0-9-]{1,63}\s?(?:\.|[([{]\.[)\]}])(?:${domains})(?![\w.])`, 'i'),
  // Handles.
  /(?<![\w|⟩>])@[a-z_]\w{2,}/i,
  /\b[a-z]\w{2,}#\d{4}\b/i,
  new RegExp(String.raw`\b(?:my|her|his)\s+(?:${networks})\b`, 'i'),
  new RegExp(
    String.raw`\b(?:add|find|follow|message|dm|text|friend|call)\s+me\s+(?:on|in|at)\s+(?:${networks})\b`,
    'i',
  ),
  // Streets and postal codes.
  new RegExp(String.raw`\b\d{1,5}[a-z]?\s+(?:[a-z'.]+\s+){1,3}(?:${ways})\b`, 'i'),
  /\bmy (?:home )?address is\b/i,
  /\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b/i,
  // Schools with a name.
  /\b(?!(?:My|The|Our|A|This|In|At)\b)[A-Z][\w'.]+ (?:Elementary|Middle|High|Primary|Secondary|Grammar|Academy)\b/,
  /\b(?:go|going|went|study|studying|am|at|attend) (?:to |at )?(?!(?:a|the|my|our)\b)[a-z'.]+(?: [a-z'.]+)? (?:elementary|middle|high|primary|secondary|grammar) school\b/i,
  /\b(?:go to|attend|study at)\b.*\b(?:school|academy|college)\b.*\b(?:in|at|of) (?!(?:the|a|my)\b)[a-z]/i,
];

const spelledDigits: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];
const spelledDigit = new RegExp(String.raw`\b(?:${spelledDigits.join('|')}|oh)\b`, 'gi');

const digitRun = /\d(?:[ ()._\-/]{0,3}\d)*/g;

/** The fewest digits of a phone number. */
const shortestNumber = 7;

/** Measurement results look similar: bits, decimals, counts. */
function holdsPhoneNumber(text: string): boolean {
  const numbers = text.replaceAll(spelledDigit, (word) => {
    const digit = spelledDigits.indexOf(word.toLowerCase());
    return String(Math.max(0, digit));
  });
  return [...numbers.matchAll(digitRun)].some(({ 0: run, index }) => {
    const digits = run.replaceAll(/\D/g, '');
    const isCalledBy = digits.length >= shortestNumber && digits.length <= 15;
    const isResult =
      /^[01]+$/.test(digits) ||
      /^\d{1,3}\.\d+$/.test(run) ||
      /^\d0+$/.test(digits) ||
      /^\d{4}-\d\d?-\d\d?$/.test(run) ||
      /\.$/.test(numbers.slice(0, index));
    return isCalledBy && !isResult;
  });
}

/** @param seen the text as a reader sees it, with its digits */
export function holdsPersonalData(seen: string): boolean {
  return holdsPhoneNumber(seen) || patterns.some((pattern) => pattern.test(seen));
}

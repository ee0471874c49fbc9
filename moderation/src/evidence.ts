/**
 * Finds signs that need no learning: numbers that can be called, addresses, names of networks, words with letters
 * left out. A sign is one of the features that the classifier weighs, and lowers the thresholds
 * (`thresholds.ts`).
 */
const ways =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|close|court|crescent|terrace|gardens|square|strasse|straße|gasse|weg|platz|rue|via|calle|ulica';
const networks =
  'insta(?:gram)?|ig|snap(?:chat)?|sc|discord|disc|tik ?tok|whats ?app|wa|telegram|tele|kik|signal|viber|wechat|weixin|qq|roblox|facebook|fb|messenger|twitter|youtube|yt|skype|steam|xbox|psn|twitch|bereal|zoom|facetime|omegle|reddit|pinterest|line';
const schools =
  'elementary|middle|high|primary|secondary|grammar|academy|school|college|prep|juniors?|infants?';

const digitWords =
  'zero|oh|nought|null|one|two|three|four|five|six|seven|eight|nine|won|ate|fore|niner';
const digitWord = `(?:(?:double|triple|treble)\\s+)?(?:${digitWords}|\\d)`;

const signs: readonly (readonly [name: string, found: RegExp])[] = [
  ['hate', /\b(?:hitler|heil|sieg|nazis?|kkk|klan|1488|white power|gas the)\d*\b/],
  ['network', new RegExp(String.raw`\b(?:${networks})\b`)],
  ['own-network', new RegExp(String.raw`\b(?:my|ur|your|his|her|their)\s+(?:${networks})\b`)],
  [
    'add-me',
    new RegExp(
      String.raw`\b(?:add|find|follow|message|msg|dm|text|friend|call|hmu|hit me up|reach|look me up)\b.{0,20}\b(?:${networks})\b`,
    ),
  ],
  ['handle', /(?<![\w|⟩>])@[a-z_]\w{2,}/],
  // A word that no dictionary has, with a digit, a dot, or a line in it, behind the name of a network.
  [
    'handle-on',
    new RegExp(
      String.raw`\b(?:${networks}|dc|be real|g?mail|scratch|epic|user ?name)\b(?:\s(?:user(?:name)?|name|id|tag|acc(?:ount)?))?\s?(?:is\b|:|=|-+>?|@)\s?@?(?=[a-z_.]*(?:\d|[._][a-z\d]))[a-z_][\w.]{3,}`,
    ),
  ],
  ['name-with-digits', /\b[a-z]+_[a-z_]*\d*\b|\b[a-z]{4,}_?\d{2,4}\b/],
  [
    'street',
    /\b[a-z]{3,}(?:str(?:\.|asse|aße)?|gasse|platz|allee|straat|gatan) ?\d{1,3}[a-z]?\b|\b[a-z]{3,}weg \d{1,3}\b/,
  ],
  ['street', new RegExp(String.raw`\b\d{1,5}\s?[a-z]?,?\s+(?:[a-z'.]+\s+){1,3}(?:${ways})\b`)],
  [
    'named-street',
    new RegExp(
      String.raw`\b(?:on|in|at|off|near|from|end of|corner of)\s+(?:[a-z'.]+\s+){1,2}(?:${ways})\b`,
    ),
  ],
  [
    'house-number',
    /\b(?:number|no\.?|flat|apt\.?|apartment|unit|house|block|room)\s?\d{1,4}[a-z]?\b/,
  ],
  ['postcode', /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/],
  ['zip', /\b[a-z]{2,}\s\d{5}\b/],
  [
    'school',
    new RegExp(
      String.raw`\b(?:go|goes|going|went|attend|study|at|to|from|in)\s+(?:[a-z'.]+\s+){1,3}(?:${schools})\b`,
    ),
  ],
  ['my-address', /\bmy (?:home |house )?(?:address|addy|adress)\b/],
  [
    'number-of',
    /\b(?:my|ur|your|mums?|moms?|dads?)\s+(?:cell|phone|mobile|mob|digits|num(?:ber)?)\b/,
  ],
  [
    'left-out',
    /\bf+[*#@$%.·_-]{1,3}c*k|\bf[xv]ck|\bs+h?[*#!]+t|\bsh[l1]?t\b|\bb[*#]+t?ch|\bc[*#]+nt|\bd[*#]+ck|\bn[*#]+g+(?:er|a)|\b[a@][$*#]{2}(?:hole)?\b|\b[a-z][*#]{2,}(?:[a-z]{1,3})?\b/,
  ],
];

/** Six digits or more, of which some are written as words. */
const numberWords = new RegExp(String.raw`\b${digitWord}(?:[\s,.-]+${digitWord}){5,}\b`, 'g');

/** Grouped digits: seven to fifteen, with at most three other characters between two of them. */
const digitRun = /\+?\(?\d(?:[ ()._\-/,\n]{0,3}\d){6,14}/g;

/** Returns how a run of digits looks: like a number to call, or like counts and other results. */
function kindOfRun(run: string, before: string): string | null {
  const digits = run.replaceAll(/\D/g, '');
  const groups = run.split(/\D+/).filter(Boolean);
  if (/^[01]+$/.test(digits)) return null;
  // Counts that are written behind their results, and decimal numbers in a row.
  if (groups.filter((group) => /^[01]{2,}$/.test(group)).length > 1) return null;
  if (/(?<!\d)0\.\d{2,}(?!\.?\d)/.test(run)) return null;
  if (/[.]\s*$/.test(before) || /^\(?\d{1,3}\.\d+(?:[ ,/]+\d{0,3}\.\d+)*$/.test(run)) return null;
  if (/^\d{4}-\d\d?-\d\d?$/.test(run)) return null;
  const sum = groups.reduce((total, group) => total + Number(group), 0);
  if (
    groups.length > 1 &&
    /^(?:100|200|500|1000|1024|2000|2048|4096|8192|10000)$/.test(String(sum))
  )
    return null;
  const hasPairs = groups.every((group) => group.length <= 2);
  // Numbers are read in pairs in France, where they have five of them.
  if (hasPairs && groups.length === 5 && /^0[1-9]$/.test(groups[0] ?? '')) return 'phone';
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  const isSequence = steps.every((step) => step >= 0) || steps.every((step) => step < 0);
  if (hasPairs && groups.length > 3 && isSequence) return null;
  if (/^(?:\+|0|\(|00)/.test(run))
    return hasPairs && !run.startsWith('+') ? 'spelled-digits' : 'phone';
  if (/^\(?\d{3}\)?[ .\n-]\d{3}[ .\n-]?\d{4}$/.test(run) || /^\d{3}[-\n]\d{4}$/.test(run))
    return 'phone';
  return groups.length === 1
    ? 'digits'
    : groups.every((group) => group.length === 1)
      ? 'spelled-digits'
      : 'digit-groups';
}

/** @param folded the text in lower case, with digits as digits */
export function signsIn(folded: string): string[] {
  const found = signs.filter(([, sign]) => sign.test(folded)).map(([name]) => name);
  if ([...folded.matchAll(numberWords)].some(([run]) => /[a-z]/.test(run)))
    found.push('number-words');
  for (const { 0: run, index } of folded.matchAll(digitRun)) {
    const kind = kindOfRun(run, folded.slice(Math.max(0, index - 4), index));
    if (kind !== null && !found.includes(kind)) found.push(kind);
  }
  return found;
}

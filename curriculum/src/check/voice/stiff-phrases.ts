/** Phrases that no child would say aloud, with their replacements. Each is wrong wherever it matches. */

export interface StiffPhrase {
  readonly name: string;
  readonly pattern: RegExp;
  /** Follows the sentence that was found. */
  readonly instead: string;
}

/** From two on: "one of four" picks a member and does not say how often. */
const several = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d{2,})`;
const number = String.raw`(?:one|1|${several})`;
const repeated = 'draw|game|look|marble|round|run|shot|time|toss(?:es)?|tr(?:y|ies)';
/** Parts of a circuit or a text; people, boxes, and balls may well stand somewhere. */
const written =
  '[HSTXYZ]|bars?|chances?|CNOT|digits?|dots?|factor|flip|gates?|guess|look|numbers?|patterns?|shots|what';
const mayOrMust = 'already|can|could|has to|have to|may|must';

export const stiffPhrases: readonly StiffPhrase[] = [
  {
    name: 'a number of times without "out"',
    pattern: new RegExp(
      [
        String.raw`(?<!\b(?:part|step|question|page|card|lesson|number) )\b${several} of ${number}(?=[.,;:!?)'"’”]|$)(?![.,]\d)`,
        String.raw`\b${several} of ${number} (?:${repeated})s?\b`,
        String.raw`\b${number} (?:${repeated})s? of ${number}\b(?! \w+s\b)`,
      ].join('|'),
      'i',
    ),
    instead: 'Write "three out of four".',
  },
  {
    name: '"as" for a cause',
    pattern:
      /, as (?:there (?:is|are|was|were)\b|(?:both|neither|no|nobody|nothing|only)\b|[^,.;:]{1,40}?(?:n't|\b(?:cannot|(?:do|does|did|is|are|was|were|will|would|can|could) not))\b|(?!in\b)[\w ]{1,20} (?:is|are) (?:a|an|so|too|the)\b)/,
    instead: 'Write "because", or make it two sentences.',
  },
  {
    name: '"stands" for "is"',
    pattern: new RegExp(
      [
        String.raw`\bstands? already\b`,
        String.raw`\b(?:${written}) (?:(?:${mayOrMust}) )?stands?\b(?! (?:for|out|up|still)\b)`,
        String.raw`\b(?:above|before|behind|below|beside|between|inside) (?:it|them|the \w+) stands?\b`,
      ].join('|'),
      'i',
    ),
    instead: 'Write "is" or "are".',
  },
  {
    name: '"plain" for "ordinary"',
    pattern: /\bplain (?:computer|laptop|machine|phone)s?\b/i,
    instead: 'Write "ordinary computer".',
  },
  {
    name: '"each" for "every"',
    pattern:
      /\b(?:not|nearly|almost) each\b(?! other)|\b(?:better|best|faster|good)\b[^.,]* at each\b/i,
    instead: 'Write "every".',
  },
  {
    name: '"alike" for "the same"',
    pattern: /\b(?:0 and 1|answers|bars|chances|numbers|patterns|results) alike\b/,
    instead: 'Write "the same", or "equally often".',
  },
  {
    name: 'a blank before %',
    pattern: /\d %/,
    instead: 'Write "75%".',
  },
  {
    name: '"Said of"',
    pattern: /^Said of\b/,
    instead: 'Write a sentence that explains the word: "A mix has collapsed when …".',
  },
];

export function findStiffPhrase(sentence: string): StiffPhrase | undefined {
  return stiffPhrases.find(({ pattern }) => pattern.test(sentence));
}

/** Phrases that a course on quantum computing must not use, with their replacements. */

export interface ForbiddenPhrase {
  readonly pattern: RegExp;
  /** Also wrong in a sentence that denies it. */
  readonly evenDenied?: true;
  readonly instead: string;
}

export const forbiddenPhrases: readonly ForbiddenPhrase[] = [
  {
    pattern:
      /\b(?:0 and 1|zero and one|both|two (?:states|values|things)|on and off)\b[^.]*\b(?:at the same time|at once|simultaneously)\b/i,
    instead: 'Before you look, a qubit can be in a mix: an amplitude for 0 and one for 1.',
  },
  {
    pattern: /\b(?:spinning|flipping) coins?\b/i,
    instead: "A coin is hidden luck. A qubit's two parts can cancel.",
  },
  {
    pattern:
      /\b(?:simply|just) (?:do not|don't) know which\b|\bnobody knows which one it (?:really )?is\b/i,
    evenDenied: true,
    instead: 'We can test that it is not just not knowing.',
  },
  {
    pattern: /\bH (?:gate )?makes (?:it|a qubit|the qubit|things) random\b/i,
    instead: 'H makes an even mix, and can undo it.',
  },
  {
    pattern: /\bplus and minus (?:states? )?are (?:the same|equal|alike)\b/i,
    instead: 'Same chances, different hidden sign.',
  },
  {
    pattern: /\b(?:a look|looking|measuring|measurement) (?:only|just|simply) reads\b/i,
    instead: 'Looking changes it into the answer you got.',
  },
  {
    pattern:
      /\b(?:needs?|takes?|requires?) (?:a )?(?:mind|conscious\w*|human|person to look|someone to look)\b/i,
    instead: 'A detector is enough.',
  },
  {
    pattern: /\bshots? (?:read|measure)s? (?:one|the same|a single) qubit\b/i,
    instead: 'A fresh qubit each time, and we count.',
  },
  {
    pattern: /\b(?:qubits?|states?) can (?:always )?be (?:copied|cloned)\b/i,
    instead: 'No copy machine for unknown qubits.',
  },
  {
    pattern:
      /\binstant(?:ly|aneously) (?:affect|change|know|send|tell|react|influence)|\b(?:sends?|carr(?:y|ies)) (?:a )?(?:messages?|signals?) (?:instantly|faster than light)\b/i,
    instead: 'The results match when compared. Each alone is a fair coin, so no message.',
  },
  {
    pattern: /\blike (?:a pair of |two )?(?:gloves|socks)\b/i,
    instead: 'In the CHSH game qubits beat every plan made in advance.',
  },
  {
    pattern:
      /\bentangle(?:d|ment)\b[^.]*\balways (?:equal|the same|match|agree)\b|\blinked qubits are always (?:equal|the same)\b/i,
    instead: 'Linked. Some pairs are always opposite.',
  },
  {
    pattern: /\b(?:superposed|mixed) qubits are (?:entangled|linked)\b/i,
    instead: 'H on both is two separate coins.',
  },
  {
    pattern: /\bCNOT never changes (?:its|the) control\b/i,
    evenDenied: true,
    instead: 'With a sign hidden in the target, the control can change.',
  },
  {
    pattern:
      /\b(?:try|tries|trying|check|checks|checking|test|tests) (?:out )?(?:all|every) (?:the )?(?:\w+ )?(?:answers?|possibilit(?:y|ies)|combinations?|solutions?|paths?)\b|\ball (?:the )?answers at once\b/i,
    instead: 'One look gives one random answer. The trick makes wrong answers cancel.',
  },
  {
    pattern: /\bmore (?:Grover )?steps are (?:always )?better\b/i,
    instead: 'About the square root; too many overshoot.',
  },
  {
    pattern:
      /\b(?:store|hold|save)s? (?:all )?(?:2\^n|2ⁿ|millions? of) (?:readable )?(?:numbers|values)\b/i,
    instead: '2^n amplitudes to describe, n bits to read.',
  },
  {
    pattern:
      /\b(?:faster|better) at everything\b|\b(?:replace|replaces) (?:all |our |your |normal |ordinary |classical )?computers\b/i,
    instead: 'Better at a few kinds of puzzles.',
  },
  {
    pattern:
      /\bteleport\w*\b[^.]*\b(?:moves? the (?:thing|object|atom|particle|qubit itself)|beats? light|faster than light)\b/i,
    instead: 'The state moves, the first one is gone, and two ordinary bits must be sent.',
  },
  {
    pattern: /\bnegative (?:probabilit(?:y|ies)|chances?)\b/i,
    instead: 'Amplitudes can be minus; chances are squares.',
  },
  {
    pattern: /\bBloch (?:ball|sphere)\b[^.]*\b(?:is a place|where the qubit (?:is|sits))\b/i,
    instead: 'A map. One arrow for one separate qubit.',
  },
  {
    pattern:
      /\b(?:runs?|running|played|done) on (?:a )?real quantum (?:computers?|machines?|hardware)\b/i,
    instead: 'An exact simulator; real machines are noisier.',
  },
  {
    pattern: /schr(?:ö|oe|o)dinger['’]?s? cat|\bcat\b[^.]*\b(?:dead|alive)\b/i,
    evenDenied: true,
    instead: 'Leave the cat out.',
  },
];

const denial =
  /\b(?:not|no|never|nobody|nothing|cannot|can't|don't|doesn't|isn't|aren't|won't|myth|false|wrong)\b/i;
/**
 * Somebody is quoted in order to be corrected: "Sam says …", "if your child says …". Science does not count as
 * somebody.
 */
const quoted =
  /\b(?:child|friend|somebody|someone|(?!Scientists|Experts|People)[A-Z][a-z]+) (?:says?|thinks?)\b/;

/** Returns what is wrong with a sentence that is claimed as true; undefined if nothing is. */
export function findForbiddenPhrase(sentence: string): ForbiddenPhrase | undefined {
  const isSaidAsTrue = !denial.test(sentence) && !quoted.test(sentence);
  return forbiddenPhrases.find(
    ({ pattern, evenDenied }) => (isSaidAsTrue || evenDenied) && pattern.test(sentence),
  );
}

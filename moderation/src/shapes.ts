/**
 * Recognizes what is not made of words: numbers, kets, counts, dates, links, numbers of phones. A shape replaces
 * all things that look like it, so that a classifier learns from one number about all numbers.
 */

/** Names of shapes, and the expressions that find them, in the order in which they are tried. */
const shapes: readonly (readonly [name: string, found: RegExp])[] = [
  // Nobody can be found or reached there.
  [
    'reference',
    /\b(?:(?:docs\.)?python|(?:[a-z]{2,8}\.)?wikipedia|(?:docs\.)?qiskit|(?:www\.)?khanacademy)\.org\b[\w/.-]*/g,
  ],
  ['mail', /(?<![\w.+-])[\w.+-]{1,64}\s?@\s?[\w-]+(?:\s?\.\s?[a-z]{2,})+/g],
  [
    'mail',
    /(?<![\w.+-])[\w.+-]{1,64}\s*(?:[([{<]\s*at\s*[)\]}>]|\bat\b|@)\s*[\w-]+\s*(?:[([{<]?\s*\bdot\b\s*[)\]}>]?|\.)\s*(?:com|net|org|edu|co|uk|de|fr|es|it|nl|eu|in|ca|au|me|io)\b(?:\s*(?:\bdot\b|\.)\s*[a-z]{2,3}\b)?/g,
  ],
  [
    'mail',
    /(?<![\w.+-])[\w.+-]{2,64}\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*[\w-]{2,}\s*(?:[([{<]\s*(?:dot|\.)\s*[)\]}>]|\.|\bdot\b)\s*[a-z]{2,}/g,
  ],
  ['link', /\b(?:https?|hxxps?|ftp)\s?:?\s?\/\/\S*|\bwww\s?\.\s?\S+/g],
  [
    'link',
    /\b(?:[a-z\d-]{2,63}\.){1,4}[a-z]{2,12}\/[\w?=&%.-]+|\b(?:[a-z\d-]{2,63}\.){1,4}example\b/g,
  ],
  [
    'link',
    /\b[a-z0-9-]{1,63}(?:(?:\s?\.\s?|\s*[([{]\s*(?:\.|dot)\s*[)\]}]\s*)(?:com|net|org|edu|gov|io|gg|tv|ly|info|xyz|site|online|link|uk|de|eu|app|dev|gl|fm|ru|club|live|chat|page|shop|top|be|co)|\s+dot\s+(?:com|net|org|edu|io|gg|tv|ly|xyz|uk|de|eu|ru))\b(?:\s?(?:\/|\bslash\b)\s?\S*)*/g,
  ],
  ['ket', /[-+−]?\|\s?[01+\-−irlψφ]{1,24}\s?[>⟩〉]/g],
  ['bra', /[<⟨〈]\s?[01+\-−ψφ]{1,12}\s?\|/g],
  ['hashtag', /(?<!\w)#[a-z]\w*/g],
  ['tagnumber', /\b[a-z]\w+#\d{4}\b/g],
  ['date', /\b(?:\d{4}-\d\d?-\d\d?|\d\d?[/.]\d\d?[/.](?:\d{4}|\d\d))\b/g],
  [
    'time',
    /\b(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?[ap]\.?m\b\.?)?|\b(?:1[0-2]|[1-9])\s?[ap]\.?m\b\.?/g,
  ],
  ['decimal', /(?<![\d.])-?\d*\.\d+(?:e-?\d+)?(?![\d.]*\d)|\d+(?:\.\d+)?\s?%/g],
  ['power', /\b\d+\s?(?:\^|\*\*)\s?\d+/g],
  ['fraction', /\b\d{1,4}\s?\/\s?\d{1,4}\b/g],
  ['bits', /\b(?=[01]*0)(?=[01]*1)[01]{2,}\b|\b0{2,}\b|\b1{2,}\b/g],
  ['qubit', /\b[qc]\[?\d{1,2}\]?/g],
  ['counts', /\b\d{1,5}(?:(?:\s*[,;:/|]\s*|\s+)\d{1,5}){2,}\b/g],
  ['longnumber', /\b\d{7,}\b/g],
  ['sixdigits', /\b\d{5,6}\b/g],
  ['year', /\b(?:19|20)\d\d\b/g],
  ['hundreds', /\b\d{3,4}\b/g],
  ['twodigits', /\b(?:[2-9]\d|1[8-9])\b/g],
  ['teen', /\b1[0-7]\b/g],
];

/** Shapes in a text are private-use characters, which no judged text contains. */
const firstMark = 0xe000;
const shapeNames: readonly string[] = [...new Set(shapes.map(([name]) => name))];
const markOf = (name: string) => String.fromCharCode(firstMark + shapeNames.indexOf(name));

export function shapeOf(character: string): string | undefined {
  return shapeNames[character.charCodeAt(0) - firstMark];
}

export const isShapeMark = (code: number): boolean =>
  code >= firstMark && code < firstMark + shapeNames.length;

/** Replaces each shape by its mark. */
export function withShapes(folded: string): string {
  if (!/[\d@|#.]|dot|www/.test(folded)) return folded;
  let text = folded;
  for (const [name, found] of shapes) text = text.replaceAll(found, ` ${markOf(name)} `);
  return text;
}

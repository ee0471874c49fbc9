/** Marks inside a paragraph: `**strong**`, `` `code and kets` ``, and `[word](glossary:key)`. */

export type InlineMark =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string; readonly key: string };

/**
 * Matches one mark: strong, code, or a glossary word with its key. Matching takes linear time, because no
 * part can match in two ways.
 */
const mark = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\][]+)\]\(glossary:([a-z0-9-]+)\)/g;

/** Splits a paragraph into text and marks, in order. Unclosed marks stay as typed. */
export function inlineMarksOf(paragraph: string): InlineMark[] {
  const pieces: InlineMark[] = [];
  let end = 0;
  for (const found of paragraph.matchAll(mark)) {
    if (found.index > end) {
      pieces.push({ kind: 'text', text: paragraph.slice(end, found.index) });
    }
    pieces.push(markOf(found));
    end = found.index + found[0].length;
  }
  if (end < paragraph.length) pieces.push({ kind: 'text', text: paragraph.slice(end) });
  return pieces;
}

function markOf([whole, strong, code, word, key]: RegExpMatchArray): InlineMark {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  if (word !== undefined && key !== undefined) return { kind: 'word', text: word, key };
  return { kind: 'text', text: whole };
}

/** Splits a paragraph like `inlineMarksOf`, but replaces strong text by the marks inside it. */
export function innerMarksOf(text: string): Exclude<InlineMark, { kind: 'strong' }>[] {
  return inlineMarksOf(text).flatMap((mark) =>
    mark.kind === 'strong' ? innerMarksOf(mark.text) : [mark],
  );
}

/** Keys of the glossary words that a text links to, in order. */
export function glossaryKeysIn(text: string): string[] {
  return innerMarksOf(text).flatMap((mark) => (mark.kind === 'word' ? [mark.key] : []));
}

export interface CodePiece {
  readonly text: string;
  readonly bit?: 0 | 1;
}

/**
 * Splits the text of a code mark. A ket typed as `|0>` gets its closing bracket; the digits of kets and a
 * single bit become pieces of their own, so that 0 and 1 keep their colors.
 */
export function codePiecesOf(code: string): readonly CodePiece[] {
  const shown = code.replace(/\|([^|>⟩\s]+)>/g, '|$1⟩');
  return shown
    .split(/(\|[01+-]+⟩|^[01]$)/)
    .filter((piece) => piece !== '')
    .flatMap((piece) =>
      /^(\|[01+-]+⟩|[01])$/.test(piece) ? [...piece].map(bitOf) : [{ text: piece }],
    );
}

function bitOf(text: string): CodePiece {
  if (text === '0') return { text, bit: 0 };
  return text === '1' ? { text, bit: 1 } : { text };
}

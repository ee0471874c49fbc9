import { inlineMarksOf } from '@qubloom/contract';

/** Leaves marks out, and turns kets into their names. */
export function spokenMarks(text: string): string {
  return inlineMarksOf(text)
    .map((mark) => (mark.kind === 'code' ? spokenKets(mark.text) : mark.text))
    .join('')
    .trim();
}

/** Reads `|+>` as plus, and `|01>` as 0 1. */
export function spokenKets(text: string): string {
  return text.replace(/\|([01+-]+)[>⟩]/g, (_, inner: string) =>
    [...inner].map((sign) => (sign === '+' ? 'plus' : sign === '-' ? 'minus' : sign)).join(' '),
  );
}

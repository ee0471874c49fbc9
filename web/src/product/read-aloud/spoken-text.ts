import { inlineMarksOf } from '@qubloom/contract';

/** Marks are not read out, and kets are read as what they stand for. */
export function spokenMarks(text: string): string {
  return inlineMarksOf(text)
    .map((mark) => (mark.kind === 'code' ? spokenKets(mark.text) : mark.text))
    .join('')
    .trim();
}

/** `|+>` is plus, and `|01>` 0 1. */
export function spokenKets(text: string): string {
  return text.replace(/\|([01+-]+)[>⟩]/g, (_, inner: string) =>
    [...inner].map((sign) => (sign === '+' ? 'plus' : sign === '-' ? 'minus' : sign)).join(' '),
  );
}

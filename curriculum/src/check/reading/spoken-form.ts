/** Turns a text into what is heard when it is read aloud. */
import { innerMarksOf } from '@qubloom/contract';
import { toCardinal } from 'n2words/en-US';

/**
 * Digits, signs, and kets become words, and capitals become their names: `|01>` is "zero one", and 85% is
 * "eighty-five percent".
 */
export function spokenForm(text: string): string {
  return innerMarksOf(text)
    .map((mark) =>
      mark.kind === 'code' ? mark.text.replace(/[^\p{L}\p{N}.+-]/gu, ' ') : mark.text,
    )
    .join('')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\d+(?:\.\d+)?/g, (figure) => ` ${numberAloud(figure)} `)
    .replace(/%/g, ' percent ')
    .replace(/\bCNOT/g, 'C not')
    .replace(/\b[A-Z]{2,}\b/g, (letters) => [...letters].join(' '));
}

function numberAloud(figure: string): string {
  const [whole = '', decimals] = figure.split('.');
  if (decimals !== undefined) return `${toCardinal(whole)} point ${digitsAloud(decimals)}`;
  if (isOutcome(whole)) return digitsAloud(whole);
  const year = /^(1[6-9]|20)(\d\d)$/.exec(whole);
  if (year && !/^20?0/.test(whole))
    return year
      .slice(1)
      .map((half) => toCardinal(half))
      .join(' ');
  return toCardinal(whole);
}

const digitsAloud = (digits: string): string =>
  [...digits].map((digit) => toCardinal(digit)).join(' ');

/** 011 and 101 are outcomes; 100 is read as a hundred. */
const isOutcome = (digits: string): boolean => /^0\d|^1+0+1|^11+0*$/.test(digits);

import { describe, expect, it } from 'vitest';
import { codePiecesOf, glossaryKeysIn, inlineMarksOf } from './inline-marks.ts';

describe('marks inside a paragraph', () => {
  it('keeps plain text as one piece', () => {
    expect(inlineMarksOf('A switch is on or off.')).toEqual([
      { kind: 'text', text: 'A switch is on or off.' },
    ]);
  });

  it('finds strong words, code, and glossary words in order', () => {
    expect(inlineMarksOf('**Look:** `|0⟩` is a [ket](glossary:ket).')).toEqual([
      { kind: 'strong', text: 'Look:' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: '|0⟩' },
      { kind: 'text', text: ' is a ' },
      { kind: 'word', text: 'ket', key: 'ket' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['2 ** 3', 'a `b', '[word](https://example.com)', '[word]', '<b>bold</b>'])(
    'keeps %s as typed',
    (words) => {
      expect(inlineMarksOf(words)).toEqual([{ kind: 'text', text: words }]);
    },
  );

  it('never loses a letter', () => {
    const text = 'x**y**`z`[w](glossary:w)!';
    expect(
      inlineMarksOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('xyzw!');
  });
});

describe('glossary words', () => {
  it('are found in strong text too, but not with an invalid key', () => {
    expect(
      glossaryKeysIn('**[a](glossary:one)** and [b](glossary:two), [c](glossary:No), [d](e)'),
    ).toEqual(['one', 'two']);
  });
});

describe('bits in code', () => {
  it('marks the digits of a ket and of a single bit', () => {
    expect(codePiecesOf('|01⟩').map(({ bit }) => bit)).toEqual([undefined, 0, 1, undefined]);
    expect(codePiecesOf('1')).toEqual([{ text: '1', bit: 1 }]);
  });

  it('finds the kets of a sum, and completes typed ones with their bracket', () => {
    expect(codePiecesOf('0.6|0> + 0.8|1>')).toEqual([
      { text: '0.6' },
      { text: '|' },
      { text: '0', bit: 0 },
      { text: '⟩' },
      { text: ' + 0.8' },
      { text: '|' },
      { text: '1', bit: 1 },
      { text: '⟩' },
    ]);
    expect(codePiecesOf('|psi>')).toEqual([{ text: '|psi⟩' }]);
    expect(codePiecesOf('if a > b')).toEqual([{ text: 'if a > b' }]);
  });

  it('does not change numbers and gate names', () => {
    expect(codePiecesOf('0.5')).toEqual([{ text: '0.5' }]);
    expect(codePiecesOf('H')).toEqual([{ text: 'H' }]);
  });
});

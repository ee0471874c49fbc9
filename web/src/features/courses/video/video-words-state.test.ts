import { expect, test } from 'vitest';
import { wordsOfCaptions } from './video-words-state.ts';

test('the words of a video are the texts of its captions, in their order', () => {
  const vtt =
    'WEBVTT\n\n00:00.000 --> 00:07.500\nIs 1 &lt; 2 &amp; 3?\n\n00:07.500 --> 00:09.000\nOne line,\nand another.\n';
  expect(wordsOfCaptions(vtt)).toEqual(['Is 1 < 2 & 3?', 'One line, and another.']);
});

test('a text that is not WebVTT has no words', () => {
  expect(wordsOfCaptions('<!doctype html><p>Gone</p>')).toEqual([]);
});

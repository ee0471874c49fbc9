import { describe, expect, it } from 'vitest';
import { type LessonBlock, LessonBlock as Block } from '@qubloom/contract';
import {
  furthestPart,
  glossaryOf,
  hasClosedReply,
  lessonPartsOf,
  repliesByBlock,
  seenPartsOf,
} from './lesson-parts-state.ts';

const block = (input: unknown): LessonBlock => Block.parse(input);
const section = (stage: string) => block({ kind: 'section', stage, title: stage });
const text = (content: string) => block({ kind: 'paragraph', text: content });
const simulator = block({ kind: 'simulator', url: '/simulators/first-qubit', title: 'One qubit' });
const predict = (id: string) =>
  block({
    kind: 'predict',
    id,
    question: 'What next?',
    options: [
      { text: '0', reply: 'Yes.' },
      { text: '1', reply: 'Not here.' },
    ],
    answer: 0,
  });
const word = block({ kind: 'word', key: 'qubit', word: 'qubit', explanation: 'A quantum bit.' });

const whole = [
  section('do'),
  text('Press X.'),
  section('predict'),
  predict('guess'),
  section('run'),
  text('Run it.'),
  simulator,
  text('Look.'),
  section('explain'),
  text('Why.'),
  word,
];

describe('a reply', () => {
  it('waits in its part from the locked guess until it is opened', () => {
    const parts = lessonPartsOf(whole);
    const waits = (part: number, guesses: Record<string, number>, checked: readonly string[]) =>
      hasClosedReply({ parts, replies: repliesByBlock(parts), memory: { guesses, checked } }, part);
    expect(waits(2, {}, [])).toBe(false);
    expect(waits(2, { guess: 1 }, [])).toBe(true);
    expect(waits(1, { guess: 1 }, [])).toBe(false);
    expect(waits(2, { guess: 1 }, ['guess'])).toBe(false);
  });
});

describe('the parts of a lesson', () => {
  it('begins a part at each section', () => {
    const parts = lessonPartsOf(whole);
    expect(parts.map(({ stage, blocks }) => [stage, blocks.length])).toEqual([
      ['do', 1],
      ['predict', 1],
      ['run', 3],
      ['explain', 1],
    ]);
  });

  it('takes plain paragraphs as one part, and what stands before a section as its own', () => {
    expect(lessonPartsOf([text('a'), text('b')])).toHaveLength(1);
    expect(lessonPartsOf([text('a'), section('do')]).map(({ stage }) => stage)).toEqual([
      undefined,
      'do',
    ]);
    expect(lessonPartsOf([])).toEqual([]);
  });

  it('keeps the words that can be explained beside the parts', () => {
    expect(glossaryOf(whole).get('qubit')).toEqual({
      word: 'qubit',
      explanation: 'A quantum bit.',
    });
  });
});

describe('a guess', () => {
  it('keeps what follows out of sight until it is locked', () => {
    const seen = seenPartsOf(lessonPartsOf(whole), {});
    expect(seen.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true, true]);
    expect(seen[2]?.blocks).toEqual([]);
    expect(furthestPart(seen)).toBe(1);
  });

  it('shows all once it is locked, right or not', () => {
    const seen = seenPartsOf(lessonPartsOf(whole), { guess: 1 });
    expect(seen.some(({ isWaiting }) => isWaiting)).toBe(false);
    expect(furthestPart(seen)).toBe(3);
  });

  it('hides what follows in its own part as well', () => {
    const seen = seenPartsOf(lessonPartsOf([predict('a'), simulator]), {});
    expect(seen[0]?.blocks).toHaveLength(1);
  });

  it('is answered after the run that follows it', () => {
    const replies = repliesByBlock(lessonPartsOf(whole));
    expect([...replies.keys()]).toEqual(['2.1']);
    expect(replies.get('2.1')?.map(({ id }) => id)).toEqual(['guess']);
  });

  it('is answered at once when nothing runs after it', () => {
    const replies = repliesByBlock(lessonPartsOf([simulator, predict('a'), text('b')]));
    expect([...replies.keys()]).toEqual(['0.1']);
  });

  it('can share a run with another guess', () => {
    const replies = repliesByBlock(lessonPartsOf([predict('a'), predict('b'), simulator]));
    expect(replies.get('0.2')?.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type LessonBlock,
  LessonBlock as Block,
  lessonPartsOf,
  lessonScreensOf,
} from '@qubloom/contract';
import { glossaryOf } from '../../../product/blocks/glossary.ts';
import { emptyMemory } from './lesson-memory-state.ts';
import {
  furthestScreen,
  hasThingToDo,
  repliesByBlock,
  screenIndexOf,
  seenScreensOf,
  stageOfKey,
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
const choice = (id: string) =>
  block({
    kind: 'choice',
    id,
    question: 'And twice?',
    options: [
      { text: '0', reply: 'Yes.' },
      { text: '1', reply: 'Not here.' },
    ],
    answer: 0,
  });
const task = (id: string) =>
  block({
    kind: 'task',
    id,
    title: 'Make a 1',
    goal: 'Make it end at 1 every time.',
    starter: '-',
    gates: ['X'],
    check: { kind: 'state', amplitudes: { 1: 1 } },
    hints: ['Flip it.'],
    success: 'It ends at 1.',
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

const screensOf = (blocks: readonly LessonBlock[]) => lessonScreensOf(lessonPartsOf(blocks));

describe('the things left to do on a screen', () => {
  it('include a run from the locked guess until its reply is opened', () => {
    const screens = screensOf(whole);
    const replies = repliesByBlock(screens);
    const waits = (screen: number, guesses: Record<string, number>, checked: readonly string[]) =>
      hasThingToDo({ screens, replies, memory: { ...emptyMemory, guesses, checked } }, screen);
    expect(waits(2, {}, [])).toBe(false);
    expect(waits(2, { guess: 1 }, [])).toBe(true);
    expect(waits(1, { guess: 1 }, [])).toBe(false);
    expect(waits(2, { guess: 1 }, ['guess'])).toBe(false);
  });

  it('include a question until it is answered', () => {
    const screens = screensOf([section('try'), choice('twice')]);
    const waits = (choices: Record<string, number>) =>
      hasThingToDo({ screens, replies: new Map(), memory: { ...emptyMemory, choices } }, 0);
    expect(waits({})).toBe(true);
    expect(waits({ twice: 0 })).toBe(false);
  });

  it('include a task until it is solved', () => {
    const screens = screensOf([section('try'), task('make-a-one')]);
    const waits = (solved: readonly string[]) =>
      hasThingToDo({ screens, replies: new Map(), memory: { ...emptyMemory, solved } }, 0);
    expect(waits(['another'])).toBe(true);
    expect(waits(['make-a-one'])).toBe(false);
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

  it('takes plain paragraphs as one part, and what precedes a section as a part of its own', () => {
    expect(lessonPartsOf([text('a'), text('b')])).toHaveLength(1);
    expect(lessonPartsOf([text('a'), section('do')]).map(({ stage }) => stage)).toEqual([
      undefined,
      'do',
    ]);
    expect(lessonPartsOf([])).toEqual([]);
  });

  it('keeps the words that can be explained separate from the parts', () => {
    expect(glossaryOf(whole).get('qubit')).toEqual({
      word: 'qubit',
      explanation: 'A quantum bit.',
    });
  });
});

/** One string per screen, with one letter per block. */
const layout = (blocks: readonly LessonBlock[]) =>
  screensOf(blocks).map(({ blocks: shown }) => shown.map(({ kind }) => kind[0]).join(''));

describe('the screens of a lesson', () => {
  const short = text('Look here.');
  const long = text('A long line. '.repeat(20));

  it('hold one thing to do each, with its text before it', () => {
    expect(layout([short, simulator, short, predict('a'), predict('b')])).toEqual([
      'ps',
      'pp',
      'p',
    ]);
    expect(layout([simulator, simulator])).toEqual(['s', 's']);
  });

  it('keep one line about the result next to it, but not more, and none after a guess', () => {
    expect(layout([simulator, short])).toEqual(['sp']);
    expect(layout([simulator, short, short])).toEqual(['s', 'pp']);
    expect(layout([predict('a'), short])).toEqual(['p', 'p']);
  });

  it('put long text on screens of its own, with at most three paragraphs, or four if they are short', () => {
    expect(layout([long, long, simulator])).toEqual(['p', 'ps']);
    expect(layout([short, short, short, simulator])).toEqual(['ppps']);
    expect(layout([short, short, short, short])).toEqual(['pppp']);
    expect(layout(Array.from({ length: 8 }, () => short))).toEqual(['pppp', 'pppp']);
    expect(layout([short, short, short, long, long])).toEqual(['ppp', 'pp']);
    expect(layout([short, short, long, long])).toEqual(['pp', 'pp']);
  });

  it('put what somebody says next to the thing to do', () => {
    const says = block({ kind: 'says', who: 'leo', text: 'It was already decided.' });
    expect(layout([short, says, predict('a')])).toEqual(['psp']);
    expect(layout([predict('a'), simulator, says, text('So try it.'), simulator])).toEqual([
      'p',
      's',
      'sps',
    ]);
    expect(layout([says, text('A line. '.repeat(33)), simulator])).toEqual(['s', 'ps']);
  });

  it('keep what somebody says about a run from revealing its result', () => {
    const says = block({ kind: 'says', who: 'leo', text: 'Always 0! So it was a sure thing.' });
    expect(layout([predict('a'), simulator, says])).toEqual(['p', 's', 's']);
  });

  it('keep notes with the block before them', () => {
    const note = block({ kind: 'grown-ups', text: 'Ask why.' });
    expect(layout([simulator, short, note])).toEqual(['spg']);
    expect(layout([note])).toEqual(['g']);
  });

  it('treat a good place to stop as the start of the next part, and show no block for it', () => {
    const stop = block({ kind: 'stop' });
    const screens = screensOf([section('run'), simulator, stop, section('name'), short, simulator]);
    expect(screens.map(({ blocks }) => blocks.length)).toEqual([1, 2]);
    expect(screens.map(({ isAfterStop }) => isAfterStop)).toEqual([false, true]);
    expect(screensOf([section('run'), simulator, stop])).toHaveLength(1);
  });

  it('have a key that outlives changes in other parts', () => {
    const keys = (blocks: readonly LessonBlock[]) => screensOf(blocks).map(({ key }) => key);
    const end = [section('explain'), simulator, simulator];
    expect(keys([section('do'), short, ...end])).toEqual(['do-1', 'explain-1', 'explain-2']);
    expect(keys([section('do'), simulator, simulator, ...end])).toEqual([
      'do-1',
      'do-2',
      'explain-1',
      'explain-2',
    ]);
    expect(keys([short])).toEqual(['start-1']);
    expect(stageOfKey('used-for-2')).toBe('used-for');
    expect(stageOfKey('start-1')).toBeUndefined();
  });

  it('are found by their key, by the index of their part, or else are the first', () => {
    const screens = screensOf([section('do'), simulator, simulator, section('run'), short]);
    expect(screenIndexOf(screens, 'do-2')).toBe(1);
    expect(screenIndexOf(screens, 1)).toBe(2);
    expect(screenIndexOf(screens, 'try-4')).toBe(0);
    expect(screenIndexOf(screens, undefined)).toBe(0);
  });
});

describe('a guess', () => {
  it('hides what follows until it is locked', () => {
    const seen = seenScreensOf(screensOf(whole), emptyMemory);
    expect(seen.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true, true]);
    expect(seen[2]?.blocks).toEqual([]);
    expect(furthestScreen(seen)).toBe(1);
  });

  it('shows everything once it is locked, right or not', () => {
    const seen = seenScreensOf(screensOf(whole), { ...emptyMemory, guesses: { guess: 1 } });
    expect(seen.some(({ isWaiting }) => isWaiting)).toBe(false);
    expect(furthestScreen(seen)).toBe(3);
  });

  it('is answered after the run that follows it', () => {
    const replies = repliesByBlock(screensOf(whole));
    expect([...replies.keys()]).toEqual(['2.1']);
    expect(replies.get('2.1')?.map(({ id }) => id)).toEqual(['guess']);
  });

  it('is answered at once if nothing runs after it', () => {
    const replies = repliesByBlock(screensOf([simulator, predict('a'), text('b')]));
    expect([...replies.keys()]).toEqual(['1.0']);
  });

  it('can share a run with another guess', () => {
    const replies = repliesByBlock(screensOf([predict('a'), predict('b'), simulator]));
    expect(replies.get('2.0')?.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

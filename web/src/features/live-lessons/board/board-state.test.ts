import {
  StudyRoomId,
  UserId,
  type BoardLearner,
  type GroupRooms,
  type LiveServerMessage,
} from '@qubloom/contract';
import { expect, test } from 'vitest';
import { content } from '../../../testing/lessons.ts';
import {
  afterMessage,
  commonMistakeOf,
  emptyBoard,
  everybodyOf,
  questionAt,
  questionsOf,
  stepText,
  stepsOf,
} from './board-state.ts';

const learner = (id: number, name: string, more: Partial<BoardLearner> = {}): BoardLearner => ({
  id: UserId.parse(id),
  name,
  step: 'do-1',
  isAway: false,
  guesses: {},
  ...more,
});
type Changed = Extract<LiveServerMessage, { type: 'CHANGED' }>;
const changed = (more: Partial<Changed>): Changed => ({
  type: 'CHANGED',
  step: 'do-1',
  isLooking: false,
  here: 2,
  learners: [],
  counts: {},
  left: [],
  ...more,
});

test('changes of a few learners leave the others as they are, and names are in order', () => {
  const two = afterMessage(
    emptyBoard,
    changed({ learners: [learner(1, 'Zoë'), learner(2, 'Kit')], counts: { 'two-x': [1, 0, 0] } }),
  );
  expect(two.learners.map(({ name }) => name)).toEqual(['Kit', 'Zoë']);
  const next = afterMessage(
    two,
    changed({
      here: 1,
      learners: [learner(1, 'Zoë', { isAway: true })],
      counts: { 'which-bar': [0, 1] },
      left: [UserId.parse(2)],
    }),
  );
  expect(next).toEqual({
    here: 1,
    learners: [learner(1, 'Zoë', { isAway: true })],
    counts: { 'two-x': [1, 0, 0], 'which-bar': [0, 1] },
  });
});

test('a step is named by its number and its title', () => {
  const steps = stepsOf(content);
  expect(stepText(steps, 'predict-1')).toBe(`Step 2 of ${String(steps.length)}: Two X gates`);
});

test('the question is the last one up to the step', () => {
  const steps = stepsOf(content);
  expect(questionAt(steps, 'do-1')).toBeUndefined();
  expect(questionAt(steps, 'run-1')?.id).toBe('two-x');
  expect(questionAt(steps, steps.at(-1)?.key ?? '')?.id).toBe('which-bar');
});

test('a mistake is common if at least two learners make it, and the most frequent one counts', () => {
  const questions = questionsOf(stepsOf(content));
  const common = (counts: Record<string, number[]>) => {
    const found = commonMistakeOf(questions, counts);
    return found && [found.question.id, found.option, found.learners];
  };
  expect(common({})).toBeUndefined();
  expect(common({ 'two-x': [9, 1, 1] })).toBeUndefined();
  expect(common({ 'two-x': [9, 2, 3], 'which-bar': [5, 2] })).toEqual(['two-x', 2, 3]);
  expect(common({ 'two-x': [0, 2, 0], 'which-bar': [0, 2] })).toEqual(['which-bar', 1, 2]);
});

test('the whole class is listed by names, and learners in a room of a group are named with it', () => {
  const groups: GroupRooms = {
    learners: [
      { id: UserId.parse(1), name: 'Zoë', company: 'anybody' },
      { id: UserId.parse(2), name: 'Kit', company: 'anybody' },
      { id: UserId.parse(3), name: 'Lin', company: 'anybody' },
    ],
    rooms: [
      {
        id: StudyRoomId.parse(9),
        name: 'Group 1',
        learners: [
          { id: UserId.parse(1), name: 'Zoë', isIn: true },
          { id: UserId.parse(2), name: 'Kit', isIn: false },
        ],
      },
    ],
  };
  const learners = [learner(2, 'Kit', { isAway: true }), learner(1, 'Zoë', { isAway: true })];
  const facts = everybodyOf({ learners }, groups).map(({ name, onBoard, room }) => [
    name,
    onBoard?.isAway,
    room,
  ]);
  expect(facts).toEqual([
    ['Kit', true, undefined],
    ['Lin', undefined, undefined],
    ['Zoë', true, 'Group 1'],
  ]);
  const back = everybodyOf({ learners: [learner(1, 'Zoë')] }, groups).find(({ id }) => id === 1);
  expect(back?.room).toBeUndefined();
  expect(everybodyOf({ learners }, undefined)).toHaveLength(2);
});

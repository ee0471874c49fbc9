import type { AchievementRule } from '@qubloom/curriculum';
import { levelOf, type CourseId, type LessonId } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import type { StoredRule } from '../../../curriculum/store-curriculum.ts';
import { achievementsDue, isEarned, progressTo, type LearnerFacts } from './rules.ts';

const noFacts: LearnerFacts = {
  lessonsCompleted: 0,
  completedCourses: [],
  quizzesTaken: 0,
  perfectQuizzes: 0,
  quizzesImproved: 0,
  hardQuizReturns: 0,
  lessonsMastered: 0,
  tasksPassed: 0,
  cardsMastered: 0,
  setsCompleted: 0,
  visualizationsCompleted: 0,
  learningDays: 0,
  streak: 0,
  points: 0,
};
const course = 7 as CourseId;
const other = 8 as CourseId;

const cases: readonly (readonly [StoredRule, Partial<LearnerFacts>, Partial<LearnerFacts>])[] = [
  [{ kind: 'lessons-completed', atLeast: 3 }, { lessonsCompleted: 3 }, { lessonsCompleted: 2 }],
  [{ kind: 'courses-completed', atLeast: 1 }, { completedCourses: [course] }, {}],
  [{ kind: 'quizzes-taken', atLeast: 2 }, { quizzesTaken: 2 }, { quizzesTaken: 1 }],
  [{ kind: 'perfect-quizzes', atLeast: 1 }, { perfectQuizzes: 5 }, { quizzesTaken: 5 }],
  [{ kind: 'quizzes-improved', atLeast: 1 }, { quizzesImproved: 1 }, {}],
  [{ kind: 'hard-quiz-returns', atLeast: 1 }, { hardQuizReturns: 1 }, {}],
  [{ kind: 'lessons-mastered', atLeast: 2 }, { lessonsMastered: 2 }, { lessonsMastered: 1 }],
  [{ kind: 'tasks-passed', atLeast: 2 }, { tasksPassed: 2 }, { tasksPassed: 1 }],
  [{ kind: 'cards-mastered', atLeast: 10 }, { cardsMastered: 10 }, { cardsMastered: 9 }],
  [{ kind: 'flashcard-sets-completed', atLeast: 1 }, { setsCompleted: 1 }, { cardsMastered: 9 }],
  [
    { kind: 'visualizations-completed', atLeast: 2 },
    { visualizationsCompleted: 2 },
    { visualizationsCompleted: 1 },
  ],
  [{ kind: 'learning-days', atLeast: 5 }, { learningDays: 5 }, { learningDays: 4, streak: 4 }],
  [{ kind: 'points', atLeast: 100 }, { points: 100 }, { points: 99 }],
  [{ kind: 'level', atLeast: 3 }, { points: 200 }, { points: 199 }],
  [{ kind: 'streak', days: 3 }, { streak: 3 }, { streak: 2, learningDays: 9 }],
  [
    { kind: 'course-completed', courseId: course },
    { completedCourses: [course] },
    { completedCourses: [other] },
  ],
];

describe.each(cases)('the rule %j', (rule, enough, tooLittle) => {
  test('is met by what it requires, and by nothing less', () => {
    expect(isEarned(rule, { ...noFacts, ...enough })).toBe(true);
    expect(isEarned(rule, { ...noFacts, ...tooLittle })).toBe(false);
    expect(isEarned(rule, noFacts)).toBe(false);
  });
});

test('every kind of rule that content can name is covered above', () => {
  const kinds: Record<AchievementRule['kind'], true> = {
    'lessons-completed': true,
    'courses-completed': true,
    'quizzes-taken': true,
    'perfect-quizzes': true,
    'quizzes-improved': true,
    'hard-quiz-returns': true,
    'lessons-mastered': true,
    'tasks-passed': true,
    'cards-mastered': true,
    'flashcard-sets-completed': true,
    'visualizations-completed': true,
    'learning-days': true,
    points: true,
    level: true,
    streak: true,
    'course-completed': true,
  };
  expect(cases.map(([rule]) => rule.kind).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

test('the points of one achievement can earn the next', () => {
  const lesson = { rule: { kind: 'lessons-completed', atLeast: 1 }, pointsAwarded: 10 } as const;
  const level = { rule: { kind: 'level', atLeast: 2 }, pointsAwarded: 0 } as const;
  const far = { rule: { kind: 'points', atLeast: 500 }, pointsAwarded: 0 } as const;
  const facts = { ...noFacts, lessonsCompleted: 1, points: 95 };

  expect(achievementsDue([level, far, lesson], facts)).toEqual([lesson, level]);
});

// Shows: 9 user level
test('is floor(points/100)+1', () => {
  expect([0, 99, 100, 199, 200, 1234].map(levelOf)).toEqual([1, 1, 2, 2, 3, 13]);
});

describe('the progress to a badge', () => {
  const lesson = (id: number) => id as LessonId;
  const history = {
    courses: [
      { id: course, lessons: [1, 2, 3].map(lesson) },
      { id: other, lessons: [lesson(4)] },
    ],
    completedLessons: [1, 3, 4].map(lesson),
  };
  test.each<[StoredRule, Partial<LearnerFacts>, ReturnType<typeof progressTo>]>([
    [{ kind: 'tasks-passed', atLeast: 5 }, { tasksPassed: 3 }, { have: 3, need: 5 }],
    [{ kind: 'learning-days', atLeast: 5 }, {}, { have: 0, need: 5 }],
    [{ kind: 'points', atLeast: 100 }, { points: 140 }, { have: 100, need: 100 }],
    [{ kind: 'course-completed', courseId: course }, {}, { have: 2, need: 3 }],
    [{ kind: 'course-completed', courseId: other }, {}, null],
    [{ kind: 'course-completed', courseId: 99 as CourseId }, {}, null],
    [{ kind: 'perfect-quizzes', atLeast: 1 }, {}, null],
    [{ kind: 'streak', days: 3 }, { streak: 2 }, null],
  ])('%j', (rule, facts, expected) => {
    expect(progressTo(rule, { ...noFacts, ...facts }, history)).toEqual(expected);
  });
});

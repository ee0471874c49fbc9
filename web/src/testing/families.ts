/** A record with something in every field, and the people who are linked to its learner. */
import {
  CourseId,
  LessonId,
  UserId,
  type CurrentUser,
  type Family,
  type LearnerRecord,
} from '@qubloom/contract';
import { ada } from './people.ts';

export const grace: CurrentUser = {
  ...ada,
  id: UserId.parse(2),
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  ageRange: '18-plus',
};

const course = { id: CourseId.parse(1), title: 'Quantum Basics: The Building Blocks' };
const bits = { id: LessonId.parse(11), title: 'Bits and switches' };
const qubit = { id: LessonId.parse(12), title: 'Meet the qubit' };

const times = ['15-to-30', 'none', 'under-15', 'none', '30-to-60', 'over-60', 'none'] as const;

export const kitsRecord: LearnerRecord = {
  firstName: 'Kit',
  week: {
    days: times.map((time, index) => ({
      date: `2026-03-0${String(index + 2)}`,
      time,
      hasLearned: index === 0 || index === 4,
    })),
    lessons: [{ ...qubit, completedAs: 'known' }],
    quizzes: [{ lesson: qubit, score: 4, totalQuestions: 5 }],
  },
  goal: { days: 3, proposed: { days: 4, by: 'learner' } },
  courses: [
    {
      ...course,
      lessonCount: 10,
      finishedCount: 1,
      lessons: [
        {
          ...bits,
          finishedOn: null,
          isBegun: true,
          quiz: {
            first: { score: 3, totalQuestions: 5 },
            best: { score: 3, totalQuestions: 5 },
            latest: { score: 3, totalQuestions: 5 },
            tries: 1,
            takenOn: '2026-03-01',
          },
        },
        {
          ...qubit,
          finishedOn: '2026-03-02',
          completedAs: 'known',
          tasks: { solved: 1, total: 3 },
          quiz: {
            first: { score: 1, totalQuestions: 5 },
            best: { score: 4, totalQuestions: 5 },
            latest: { score: 2, totalQuestions: 5 },
            tries: 3,
            takenOn: '2026-03-06',
          },
        },
      ],
    },
  ],
  stuck: [
    {
      kind: 'question',
      course,
      lesson: qubit,
      section: 'explain',
      question: 'What does a look do to a qubit?',
      answer: 'It only reads it.',
      reason: 'A look changes the qubit into the answer you got.',
      rightAnswer: 'It turns it into 0 or 1.',
      rightReason: 'After a look, the qubit is what you saw.',
    },
    {
      kind: 'task',
      course,
      lesson: bits,
      task: 'always-one',
      title: 'Always 1, with an H',
      reason: 'Your circuit gives 1 half of the time.',
      tries: 2,
    },
  ],
  badges: [
    {
      name: 'First Ripple',
      description: 'Complete your first lesson.',
      icon: 'waves',
      earnedOn: '2026-03-02',
    },
  ],
};

export const emptyRecord: LearnerRecord = {
  firstName: 'Kit',
  week: {
    days: kitsRecord.week.days.map(({ date }) => ({ date, time: 'none', hasLearned: false })),
    lessons: [],
    quizzes: [],
  },
  goal: { days: 3, proposed: null },
  courses: [],
  stuck: [],
  badges: [],
};

export const kit: Family['learners'][number] = {
  id: UserId.parse(7),
  firstName: 'Kit',
  username: 'kit7',
  origin: 'code',
  since: '2026-03-01T12:00:00.000Z',
  isOwnChild: false,
};

export const noFamily: Family = {
  learners: [],
  grownUps: [],
  paysFor: [],
  canMakeCode: false,
  getsReports: false,
};

/** A course with lessons, a quiz and achievements, as the server would send them. */
import {
  AchievementId,
  courses,
  dailyPuzzles,
  CourseId,
  flashcards,
  formatLessonContent,
  guidedPaths,
  LessonId,
  progress,
  QuestionId,
  QuizId,
  quizzes,
  simulators,
  subscriptions,
  type Achievement,
  type AwardedAchievement,
  type Course,
  type CourseProgress,
  type Dashboard,
  type Lesson,
  type LessonSummary,
  type Question,
  type QuizResult,
} from '@qubloom/contract';
import { replies, type Handler } from './server.ts';
import { noSubscription } from './subscriptions.ts';

export const basics: Course = {
  id: CourseId.parse(1),
  title: 'Quantum Basics: The Building Blocks',
  description: 'Flip a switch, meet a qubit.',
  level: 'beginner',
  imageUrl: '/pictures/courses/quantum-basics.svg',
  lessonCount: 3,
  duration: 200,
  averageRating: 4.5,
  ratingCount: 12,
  requiresSubscription: 'free',
  isLocked: false,
  hasPack: false,
};

export const gates: Course = {
  ...basics,
  id: CourseId.parse(2),
  title: 'Quantum Gates: The Magic Operators',
  level: 'intermediate',
  requiresSubscription: 'basic',
  isLocked: true,
};

export const lessons: readonly LessonSummary[] = [
  ['Bits and switches', 'bits'],
  ['Meet the qubit', 'qubit'],
  ['Superposition with H', 'superposition'],
].map(([title = '', category = ''], index) => ({
  id: LessonId.parse(11 + index),
  courseId: basics.id,
  title,
  description: `What ${title} is about.`,
  order: index + 1,
  category,
  duration: 20,
  hasQuiz: index < 2,
}));

export const content = formatLessonContent([
  { kind: 'section', stage: 'do', title: 'Place a gate' },
  { kind: 'paragraph', text: 'This line is a **qubit**. It starts at `|0>`.' },
  { kind: 'section', stage: 'predict', title: 'Two X gates' },
  {
    kind: 'predict',
    id: 'two-x',
    question: 'You place X and then one more X. What will you see?',
    options: [
      { text: '0 every time', reply: 'The second X takes it back.' },
      { text: '1 every time', reply: 'One X would do that.' },
      { text: 'Half and half', reply: 'X leaves nothing to chance.' },
    ],
    answer: 0,
  },
  { kind: 'section', stage: 'run', title: 'Run it' },
  {
    kind: 'simulator',
    url: '/simulators/first-qubit?circuit=X,X',
    title: 'Two X gates, then many looks',
    height: 480,
  },
  { kind: 'stop' },
  { kind: 'section', stage: 'explain', title: 'Two bars' },
  { kind: 'paragraph', text: 'Its length is an [amplitude](glossary:amplitude).' },
  { kind: 'says', who: 'leo', text: 'It was full from the start.' },
  {
    kind: 'choice',
    id: 'which-bar',
    question: 'Which bar is full at the start?',
    options: [
      { text: 'The bar for 0', reply: 'Yes. A qubit starts at 0.' },
      { text: 'The bar for 1', reply: 'That one is empty.' },
    ],
    answer: 0,
  },
  { kind: 'grown-ups', text: 'Ask your child why.' },
  {
    kind: 'word',
    key: 'amplitude',
    word: 'amplitude',
    explanation: 'The length of the bar `|1>`.',
  },
]);

/** The lesson with this id. The first has parts, and the others are plain paragraphs. */
export function lessonOf(id: number): Lesson {
  const summary = lessons.find((lesson) => lesson.id === id);
  if (!summary) throw new Error(`There is no lesson ${id} in these tests`);
  return {
    ...summary,
    content: id === 11 ? content : `First line of ${summary.title}.\nSecond line.`,
    videoUrl: null,
    simulatorUrl: null,
    isPreview: false,
  };
}

export const questions: readonly Question[] = [1, 2, 3].map((number) => ({
  id: QuestionId.parse(100 + number),
  question: `What is question ${number}?`,
  answerA: `A of ${number}`,
  answerB: `B of ${number}`,
  answerC: `C of ${number}`,
  answerD: `D of ${number}`,
}));

export const firstRipple: AwardedAchievement = {
  id: AchievementId.parse(1),
  name: 'First Ripple',
  description: 'Complete your first lesson.',
  icon: 'waves',
  pointsAwarded: 10,
};

/** This many right out of three; the first ones. */
export function resultOf(score: number, more: Partial<QuizResult> = {}): QuizResult {
  return {
    score,
    totalQuestions: questions.length,
    pointsEarned: 0,
    newAchievements: [],
    cardsBrought: 0,
    review: questions.map(({ id }, index) => ({
      questionId: id,
      answer: 'A',
      isCorrect: index < score,
      correctAnswer: index < score ? 'A' : 'B',
      reason: `Reason for A of ${index + 1}.`,
      correctReason: `Reason for the right one of ${index + 1}.`,
      section: 'explain',
    })),
    ...more,
  };
}

export const progressOf = (...completed: number[]): CourseProgress => ({
  completedLessons: completed.map((id) => LessonId.parse(id)),
  openedLessons: [],
  progressPercentage: Math.round((completed.length / lessons.length) * 100),
  takenQuizzes: [],
  takenCheckpoints: [],
  rating: null,
});

/** A server that knows the course, its lessons, and the quizzes of the first two. */
export function courseServer(...completed: number[]): Handler[] {
  return [
    replies(courses.list, [basics, gates]),
    replies(courses.course, basics),
    replies(courses.lessons, [...lessons]),
    replies(courses.progress, progressOf(...completed)),
    replies(courses.lesson, ({ params }) => lessonOf(Number(params['id']))),
    replies(courses.completeLesson, { pointsEarned: 0, newAchievements: [] }),
    replies(flashcards.due, { cards: [], later: 0 }),
    replies(simulators.recommended, { url: '/simulators/first-qubit' }),
    replies(quizzes.lessonQuiz, ({ params }) => ({
      id: QuizId.parse(Number(params['id']) + 40),
      title: 'Check yourself',
      description: 'Three short questions.',
    })),
    replies(quizzes.questions, [...questions]),
  ];
}

export const dashboard: Dashboard = {
  user: { points: 120, streak: 3 },
  courseProgress: 33,
  achievements: { earned: 2, total: 12 },
  currentCourse: {
    course: { id: basics.id, title: basics.title },
    currentLesson: { id: LessonId.parse(12), title: 'Meet the qubit' },
    progress: 33,
    currentLessonIndex: 1,
    totalLessons: 3,
  },
  openCheckpoint: null,
  daysLearnedThisWeek: 2,
};

/** This many badges, the first ones unlocked. */
export const badges = (unlocked: number, total: number): Achievement[] =>
  Array.from({ length: total }, (_, index) => ({
    ...firstRipple,
    id: AchievementId.parse(index + 1),
    name: `Badge ${index + 1}`,
    unlocked: index < unlocked,
    progress: null,
  }));

export const dashboardServer = (): Handler[] => [
  replies(progress.dashboard, dashboard),
  replies(progress.achievements, badges(2, 12)),
  replies(dailyPuzzles.overview, {
    today: new Date().toISOString().slice(0, 10),
    level: 'beginner',
    knowsMixes: true,
    results: [],
  }),
  replies(guidedPaths.mine, []),
  replies(flashcards.due, { cards: [], later: 0 }),
  replies(subscriptions.status, noSubscription),
];

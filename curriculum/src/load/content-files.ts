/** The schemas of the files in `content/`, as README.md describes them. */
import {
  LabStart,
  LessonPlan,
  lessonCategories,
  lessonStages,
  Level,
  programCaseWith,
  programCheckWith,
  ProgramLimits,
  ProgramTaskBlock,
  ReplyToWrong,
  taskCheckWith,
  Tier,
} from '@qubloom/contract';
import { z } from 'zod';
import { programDiagnosisCodes } from '../programs/program-diagnosis.ts';
import { diagnosisCodes } from '../tasks/diagnosis.ts';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens only');
export const text = z.string().trim().min(1, 'must not be empty');
const points = z.number().int().min(0).max(1000);

const pathOf = (form: string) => {
  const parts = form.split('/').length;
  return z
    .string()
    .regex(new RegExp(`^[a-z0-9-]+(/[a-z0-9-]+){${String(parts - 1)}}$`), `where it was: ${form}`);
};
/** The former place, so that learners' work moves along. */
const lessonMovedFrom = pathOf('<course>/<lesson>').optional();
const taskMovedFrom = pathOf('<course>/<lesson>/<task>').optional();
/** A set's own card was at `<set>/<key>`. */
export const cardMovedFrom = z
  .union([pathOf('<course>/<lesson>/<key>'), pathOf('<set>/<key>')])
  .optional();

export const CourseFile = z.strictObject({
  title: text,
  description: text,
  level: Level,
  image: z.string().startsWith('/', 'a path on this site, starting with /'),
  requires: Tier,
  position: z.number().int().min(1),
  /** The common thread of the course, in one sentence. */
  thread: text.optional(),
  lessons: z.array(slug).min(1),
});

export const LessonFrontMatter = z.strictObject({
  title: text,
  description: text,
  category: z.enum(lessonCategories),
  minutes: z.number().int().min(15).max(30),
  simulatorUrl: text.optional(),
  videoUrl: z.url().optional(),
  lab: LabStart.optional(),
  movedFrom: lessonMovedFrom,
  newWords: z.array(slug).default([]),
  plan: LessonPlan.optional(),
  /** Not finished: parts may be missing. */
  outline: z.boolean().default(false),
});

const letters = ['A', 'B', 'C', 'D'] as const;
const Letter = z.enum(letters);
/** The chart of a guess is checked with its block. */
const Reply = z.strictObject({
  text,
  reply: text,
  chart: z.record(z.string(), z.number()).optional(),
});

/** A question with options A to D at most. Returns them as a list, with the answer's index. */
export const QuestionBlockFile = z
  .strictObject({
    id: slug,
    question: text,
    options: z.strictObject({ A: Reply, B: Reply, C: Reply.optional(), D: Reply.optional() }),
    answer: Letter,
  })
  .refine(({ options }) => !options.D || options.C, { message: 'D needs a C', path: ['options'] })
  .refine(({ options, answer }) => options[answer] !== undefined, {
    message: 'no option has this letter',
    path: ['answer'],
  })
  .transform(({ options, answer, ...rest }) => ({
    ...rest,
    options: letters.flatMap((letter) => options[letter] ?? []),
    answer: letters.indexOf(answer),
  }));

const Option = z.strictObject({ text, reason: text });

const QuizQuestion = z.strictObject({
  key: slug,
  question: text,
  A: Option,
  B: Option,
  C: Option,
  D: Option,
  correct: Letter,
  /** The stage of the lesson that teaches the answer, to which learners are sent back. */
  section: z.enum(lessonStages),
});

export const QuizFile = z.strictObject({
  title: text,
  description: text,
  pointsAwarded: points.default(10),
  questions: z.array(QuizQuestion).min(1).max(50),
});

/** Questions that only a checkpoint asks. Each names the card that teaches its answer. */
export const CheckpointFile = z
  .array(QuizQuestion.extend({ card: slug }))
  .min(1)
  .max(20);

/** An activity for a class, without computers. */
export const ActivityFile = z.strictObject({
  title: text.max(40),
  minutes: z.number().int().min(5).max(25),
  needs: z.array(text).min(1).max(5),
  steps: z.array(text).min(3).max(7),
  /** Questions to close with, each with its answer in brackets. */
  ask: z.array(text).min(1).max(3),
  /** For the teacher: the idea that it shows. */
  shows: text,
  /** For the teacher: where the comparison ends. */
  ends: text,
});

const AssessmentItem = z.strictObject({ key: slug, question: text, marking: text });
const WrittenItem = AssessmentItem.extend({
  /** To write on. */
  lines: z.number().int().min(1).max(4),
  points: z.number().int().min(1).max(3),
  /** As a good learner could write it. */
  answer: text,
});

export const AssessmentFile = z.strictObject({
  questions: z
    .array(
      z.discriminatedUnion('kind', [
        AssessmentItem.extend({
          kind: z.literal('choice'),
          options: z.array(text).length(4),
          correct: Letter,
        }),
        WrittenItem.extend({ kind: z.literal('written') }),
        WrittenItem.extend({
          kind: z.literal('circuit'),
          /** In grid notation, with free cells if the learner draws. */
          circuit: text,
          /** The finished circuit, if the learner draws. */
          solution: text.optional(),
          /** The chances of the outcomes of the solution, or of the circuit. */
          result: z.record(z.string(), z.number()).optional(),
        }),
      ]),
    )
    .min(1)
    .max(10),
});

/** A probability in the form `0.25` or `1/4`. */
export const Probability = z.union([
  z.number().min(0).max(1),
  z
    .string()
    .regex(/^\d+\/[1-9]\d*$/, 'a number or a fraction such as 1/2')
    .transform((fraction) => {
      const [part, whole] = fraction.split('/').map(Number);
      return (part ?? 0) / (whole ?? 1);
    })
    .pipe(z.number().min(0).max(1)),
]);
export const TaskFile = z.strictObject({
  title: text,
  goal: text,
  starter: text,
  gates: z.array(text).min(1),
  check: taskCheckWith(Probability),
  mustUse: z.array(text).default([]),
  mostGates: z.number().int().min(1).optional(),
  hints: z.array(text).min(1).max(4),
  success: text,
  movedFrom: taskMovedFrom,
  result: z.enum(['bars', 'bits']).default('bars'),
  reference: text,
  second: text,
  wrong: z
    .array(
      z.strictObject({
        circuit: text,
        diagnosis: z.enum(diagnosisCodes),
        reply: ReplyToWrong.optional(),
      }),
    )
    .min(3, 'three wrong circuits, each with its diagnosis')
    .max(6),
});

/** A task without hints. */
export const TwinFile = TaskFile.omit({ hints: true, movedFrom: true });

export const ProgramTaskFile = ProgramTaskBlock.omit({
  kind: true,
  id: true,
  replies: true,
  twin: true,
}).extend({
  title: text,
  goal: text,
  cases: z.array(programCaseWith(programCheckWith(Probability))).min(1),
  limits: ProgramLimits.prefault({}),
  movedFrom: taskMovedFrom,
  hints: z.array(text).min(3, 'a nudge, an idea and a worked step').max(4),
  success: text,
  reference: text,
  second: text,
  wrong: z
    .array(
      z.strictObject({
        program: text,
        diagnosis: z.enum([...diagnosisCodes, ...programDiagnosisCodes]),
        reply: ReplyToWrong.optional(),
      }),
    )
    .min(3, 'three wrong programs, each with its diagnosis'),
});

/** A program task without hints. */
export const ProgramTwinFile = ProgramTaskFile.omit({ hints: true, movedFrom: true });

export const GlossaryFile = z.array(z.strictObject({ key: slug, word: text, explanation: text }));

const atLeast = z.number().int().min(1);
const counted = [
  'lessons-completed',
  'courses-completed',
  'quizzes-taken',
  'perfect-quizzes',
  'quizzes-improved',
  'hard-quiz-returns',
  'lessons-mastered',
  'tasks-passed',
  'cards-mastered',
  'flashcard-sets-completed',
  'visualizations-completed',
  'learning-days',
  'points',
  'level',
] as const;

/** The conditions for an achievement. README.md describes each in a sentence. */
export const AchievementRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(counted), atLeast }),
  z.strictObject({ kind: z.literal('course-completed'), course: slug }),
  z.strictObject({ kind: z.literal('streak'), days: atLeast }),
]);
export type AchievementRule = z.infer<typeof AchievementRule>;

export const AchievementsFile = z.array(
  z.strictObject({
    slug,
    name: text,
    description: text,
    icon: slug,
    pointsAwarded: points,
    rule: AchievementRule,
  }),
);

/**
 * A lesson's `content`: one paragraph per line, and blocks on lines that start with `::`, followed by the
 * block's kind and its properties as JSON. A reader that ignores blocks still gets plain paragraphs.
 */
import { z } from 'zod';
import { BarsBlock, HistogramBlock, NumberBlock, OrderBlock } from './inline-check.ts';
import { labLevels } from './lab-level.ts';
import { ProgramBlock, ProgramTaskBlock } from './program-task.ts';
import { speakers } from './speakers.ts';
import { ReplyToWrong, taskCheckWith } from './task-check.ts';

/** Stages of a lesson, in their order. A lesson may leave some out. */
export const lessonStages = ['do', 'predict', 'run', 'explain', 'name', 'try', 'used-for'] as const;
export type LessonStage = (typeof lessonStages)[number];

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Chart of a guess: the percentage of each outcome, whose first bit is the highest wire's. */
const GuessedChart = z
  .record(z.string().regex(/^[01]{1,3}$/), z.number().int().min(0).max(100))
  .refine((chart) => Object.values(chart).reduce((sum, percent) => sum + percent, 0) === 100, {
    error: 'the percentages of a guessed chart must add up to 100',
  });

/** Start of a part of the lesson. */
const SectionBlock = z.strictObject({
  kind: z.literal('section'),
  stage: z.enum(lessonStages),
  title: z.string().min(1),
});

/** Paragraph with inline marks: `**strong**`, `` `code and kets` ``, and `[word](glossary:key)`. */
const ParagraphBlock = z.strictObject({ kind: z.literal('paragraph'), text: z.string().min(1) });

/** Frame with a simulator's page from this site. */
const SimulatorBlock = z.strictObject({
  kind: z.literal('simulator'),
  /** Address that starts with `/simulators/`; its query sets the starting state. */
  url: z.string().startsWith('/simulators/'),
  title: z.string().min(1),
  /** Pixels reserved for the frame until it reports its own height. */
  height: z.number().int().min(120).max(1200).default(480),
});

/** An interactive as a lesson or a card shows it. */
export const ShownInteractive = z.strictObject({
  name: key,
  title: z.string().min(1),
  /** Description for learners who cannot see it. */
  description: z.string().min(1),
  /** Properties as the author wrote them; in a loaded lesson, the values that were read from these. */
  properties: z.record(z.string(), z.unknown()).default({}),
});
export type ShownInteractive = z.infer<typeof ShownInteractive>;

const InteractiveBlock = ShownInteractive.extend({ kind: z.literal('picture') });

/** Guess that is locked before the learner can see what follows. */
const PredictBlock = z.strictObject({
  kind: z.literal('predict'),
  id: key,
  question: z.string().min(1),
  options: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        /** Reason why this guess is tempting or right, shown after the run. */
        reply: z.string().min(1),
        /** Chart of the guess, which stays visible behind the chart of the run. */
        chart: GuessedChart.optional(),
      }),
    )
    .min(2)
    .max(4),
  /** Index of the option that the run will show. */
  answer: z.number().int().min(0).max(3),
});

/** Condition that a circuit must meet to pass a task. */
export const TaskCheck = taskCheckWith(z.number().min(0).max(1));
export type TaskCheck = z.infer<typeof TaskCheck>;

/**
 * Properties of a circuit task that the engine checks. Its `starter` is a circuit in the curriculum's grid
 * notation (`q0: H ? H`); the learner may fill each `?`, and everything else is fixed.
 */
const taskProperties = {
  title: z.string().min(1),
  goal: z.string().min(1),
  starter: z.string().min(1),
  /** Gates that can be placed, by the engine's names, and `M` for a measurement. */
  gates: z.array(z.string().min(1)).min(1),
  check: TaskCheck,
  mustUse: z.array(z.string()).default([]),
  mostGates: z.number().int().min(1).optional(),
  success: z.string().min(1),
  /** Replies to wrong circuits that the author expected; none of them is a solution. */
  replies: z.array(z.strictObject({ circuit: z.string().min(1), reply: ReplyToWrong })).optional(),
  /** Result shown beside the circuit: the bars of its state, or only the measured bits. */
  result: z.enum(['bars', 'bits']).default('bars'),
};

/** Second version of a task, without hints, for learners who needed the worked step. */
const TwinTask = z.strictObject(taskProperties);

const TaskBlock = z.strictObject({
  kind: z.literal('task'),
  id: key,
  ...taskProperties,
  /** Hints in this order: a nudge, the idea, most of the solution, and a worked step. */
  hints: z.array(z.string().min(1)).min(1).max(4),
  twin: TwinTask.optional(),
});

/** Question about a picture, with one right option. The page checks the answer. */
const ChoiceBlock = z.strictObject({
  kind: z.literal('choice'),
  id: key,
  question: z.string().min(1),
  options: z
    .array(z.strictObject({ text: z.string().min(1), reply: z.string().min(1) }))
    .min(2)
    .max(4),
  answer: z.number().int().min(0).max(3),
});

/** One or two lines that a character says beside an activity. */
const SaysBlock = z.strictObject({
  kind: z.literal('says'),
  who: z.enum(speakers),
  text: z.string().min(1).max(200),
});

/** Note for the grown-up beside the learner. */
const GrownUpsBlock = z.strictObject({ kind: z.literal('grown-ups'), text: z.string().min(1) });

/** Good place to take a break; the lesson reopens here. */
const StopBlock = z.strictObject({ kind: z.literal('stop') });

/**
 * Glossary word that this lesson links to, so that its explanation opens on a tap. It is not shown in place.
 */
const WordBlock = z.strictObject({
  kind: z.literal('word'),
  key,
  word: z.string().min(1),
  explanation: z.string().min(1),
});

/** Initial state of the circuit lab on the lesson's simulator page. */
export const LabStart = z.strictObject({
  level: z.enum(labLevels).optional(),
  /** Circuit at the start, in the curriculum's grid notation. */
  circuit: z.string().trim().min(1).optional(),
});
export type LabStart = z.infer<typeof LabStart>;

/** Lab settings, which are not shown in place. */
const LabBlock = LabStart.extend({ kind: z.literal('lab') });

/** Notes for people who teach the lesson, which are not shown in place. */
export const LessonPlan = z.strictObject({
  /** Skill that learners have afterward. */
  goal: z.string().min(1),
  /** Open questions for the learners. */
  ask: z.array(z.string().min(1)).min(2).max(3),
});

export type LessonPlan = z.infer<typeof LessonPlan>;

const PlanBlock = LessonPlan.extend({ kind: z.literal('plan') });

export const LessonBlock = z.discriminatedUnion('kind', [
  SectionBlock,
  ParagraphBlock,
  SimulatorBlock,
  InteractiveBlock,
  PredictBlock,
  TaskBlock,
  ProgramBlock,
  ProgramTaskBlock,
  ChoiceBlock,
  SaysBlock,
  NumberBlock,
  BarsBlock,
  HistogramBlock,
  OrderBlock,
  GrownUpsBlock,
  StopBlock,
  WordBlock,
  LabBlock,
  PlanBlock,
]);
export type LessonBlock = z.infer<typeof LessonBlock>;
/** Block of one kind, such as `BlockOf<'task'>`. */
export type BlockOf<Kind extends LessonBlock['kind']> = Extract<LessonBlock, { kind: Kind }>;

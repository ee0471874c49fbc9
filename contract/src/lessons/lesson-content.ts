/**
 * What a lesson's `content` holds: one paragraph a line, and between them lines that start with `::`,
 * a block's kind and its properties as JSON. A reader who knows no blocks still sees plain paragraphs.
 */
import { z } from 'zod';
import { BarsBlock, HistogramBlock, NumberBlock, OrderBlock } from './inline-check.ts';
import { labLevels } from './lab-level.ts';
import { ProgramBlock, ProgramTaskBlock } from './program-task.ts';
import { speakers } from './speakers.ts';
import { ReplyToWrong, taskCheckWith } from './task-check.ts';

/** The parts of a lesson, in the order in which a complete lesson has them. */
export const lessonStages = ['do', 'predict', 'run', 'explain', 'name', 'try', 'used-for'] as const;
export type LessonStage = (typeof lessonStages)[number];

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What a guess says about a chart: percent by outcome, the highest wire first. */
const GuessedChart = z
  .record(z.string().regex(/^[01]{1,3}$/), z.number().int().min(0).max(100))
  .refine((chart) => Object.values(chart).reduce((sum, percent) => sum + percent, 0) === 100, {
    error: 'the percents of a guessed chart make 100',
  });

/** Opens a part of the lesson. */
const SectionBlock = z.strictObject({
  kind: z.literal('section'),
  stage: z.enum(lessonStages),
  title: z.string().min(1),
});

/** Inline marks: `**strong**`, `` `code and kets` `` and `[word](glossary:key)`. */
const ParagraphBlock = z.strictObject({ kind: z.literal('paragraph'), text: z.string().min(1) });

/** A local simulator page in a frame. */
const SimulatorBlock = z.strictObject({
  kind: z.literal('simulator'),
  /** Starts with `/simulators/`; the query sets its starting state. */
  url: z.string().startsWith('/simulators/'),
  title: z.string().min(1),
  /** Pixels kept free for the frame before it says its own height. */
  height: z.number().int().min(120).max(1200).default(480),
});

/** An interactive picture drawn in the page. */
export const Picture = z.strictObject({
  name: key,
  title: z.string().min(1),
  /** Said to those who cannot see it. */
  description: z.string().min(1),
  /** Written as the schema of the picture reads them; in a lesson's content what it has made of them. */
  properties: z.record(z.string(), z.unknown()).default({}),
});
export type Picture = z.infer<typeof Picture>;

const WidgetBlock = Picture.extend({ kind: z.literal('picture') });

/** A guess that is locked before what follows can be seen. */
const PredictBlock = z.strictObject({
  kind: z.literal('predict'),
  id: key,
  question: z.string().min(1),
  options: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        /** What makes this guess tempting, or right; shown after the run. */
        reply: z.string().min(1),
        /** Stays on the chart of the run like a ghost. */
        chart: GuessedChart.optional(),
      }),
    )
    .min(2)
    .max(4),
  /** Index of the option that the run will show. */
  answer: z.number().int().min(0).max(3),
});

/** What a circuit must do to pass a task. */
export const TaskCheck = taskCheckWith(z.number().min(0).max(1));
export type TaskCheck = z.infer<typeof TaskCheck>;

/**
 * What is asked of a circuit that the engine checks. Its `starter` is a circuit in the grid notation of the
 * curriculum (`q0: H ? H`), where `?` is a place that the learner may fill and all else stands fixed.
 */
const taskProperties = {
  title: z.string().min(1),
  goal: z.string().min(1),
  starter: z.string().min(1),
  /** Gates that can be placed, by the engine's names, and `M` for a look. */
  gates: z.array(z.string().min(1)).min(1),
  check: TaskCheck,
  mustUse: z.array(z.string()).default([]),
  mostGates: z.number().int().min(1).optional(),
  success: z.string().min(1),
  /** What is said to circuits that were foreseen; never a solution. */
  replies: z.array(z.strictObject({ circuit: z.string().min(1), reply: ReplyToWrong })).optional(),
  /** What stands beside the circuit: the bars of its state, or only the bits that it ends at. */
  result: z.enum(['bars', 'bits']).default('bars'),
};

/** Asked once more in another form, without hints, of whoever has needed the worked step. */
const TwinTask = z.strictObject(taskProperties);

/** A circuit task. */
const TaskBlock = z.strictObject({
  kind: z.literal('task'),
  id: key,
  ...taskProperties,
  /** In the order nudge, idea, nearly, worked step. */
  hints: z.array(z.string().min(1)).min(1).max(4),
  twin: TwinTask.optional(),
});

/** A question with one right choice about a picture, checked in the page. */
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

/** A line or two that somebody says beside what there is to do. */
const SaysBlock = z.strictObject({
  kind: z.literal('says'),
  who: z.enum(speakers),
  text: z.string().min(1).max(200),
});

/** A note for the grown-up beside the learner. */
const GrownUpsBlock = z.strictObject({ kind: z.literal('grown-ups'), text: z.string().min(1) });

/** A good place to stop: what came before is whole, and the lesson opens here again. */
const StopBlock = z.strictObject({ kind: z.literal('stop') });

/** A word of the glossary that this lesson links to, so that its explanation opens on a tap. Not shown in place. */
const WordBlock = z.strictObject({
  kind: z.literal('word'),
  key,
  word: z.string().min(1),
  explanation: z.string().min(1),
});

/** How the circuit lab of the lesson's simulator page opens. */
export const LabStart = z.strictObject({
  level: z.enum(labLevels).optional(),
  /** What stands there at the start, in the grid notation of the curriculum. */
  circuit: z.string().trim().min(1).optional(),
});
export type LabStart = z.infer<typeof LabStart>;

/** Not shown in place. */
const LabBlock = LabStart.extend({ kind: z.literal('lab') });

/** What whoever teaches the lesson needs besides it. Not shown in place. */
export const LessonPlan = z.strictObject({
  /** What learners can do afterwards. */
  goal: z.string().min(1),
  /** Open questions to ask them. */
  ask: z.array(z.string().min(1)).min(2).max(3),
});

export type LessonPlan = z.infer<typeof LessonPlan>;

const PlanBlock = LessonPlan.extend({ kind: z.literal('plan') });

export const LessonBlock = z.discriminatedUnion('kind', [
  SectionBlock,
  ParagraphBlock,
  SimulatorBlock,
  WidgetBlock,
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
/** The block of one kind, e.g. `BlockOf<'task'>`. */
export type BlockOf<Kind extends LessonBlock['kind']> = Extract<LessonBlock, { kind: Kind }>;

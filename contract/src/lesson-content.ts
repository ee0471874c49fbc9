/**
 * What a lesson's `content` holds: one paragraph a line, and between them lines that start with `::`,
 * a block's kind and its properties as JSON. A reader who knows no blocks still sees plain paragraphs.
 */
import { z } from 'zod';
import { labLevels } from './simulators.ts';

/** The parts of a lesson, in the order in which a complete lesson has them. */
export const lessonStages = ['do', 'predict', 'run', 'explain', 'name', 'try', 'used-for'] as const;
export type LessonStage = (typeof lessonStages)[number];

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

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
const PictureBlock = z.strictObject({
  kind: z.literal('picture'),
  name: key,
  title: z.string().min(1),
  /** Said to those who cannot see it. */
  description: z.string().min(1),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

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
      }),
    )
    .min(2)
    .max(4),
  /** Index of the option that the run will show. */
  answer: z.number().int().min(0).max(3),
});

/**
 * A circuit task that the engine checks. Its `starter` is a circuit in the grid notation of the
 * curriculum (`q0: H ? H`), where `?` is a place that the learner may fill and all else stands fixed.
 */
const TaskBlock = z.strictObject({
  kind: z.literal('task'),
  id: key,
  title: z.string().min(1),
  goal: z.string().min(1),
  starter: z.string().min(1),
  /** Gates that can be placed, by the engine's names, and `M` for a look. */
  gates: z.array(z.string().min(1)).min(1),
  check: z.discriminatedUnion('kind', [
    /** Exact chance of each outcome, highest wire first, e.g. `{"1": 1}`; what is missing is 0. */
    z.strictObject({
      kind: z.literal('distribution'),
      chances: z.record(z.string().regex(/^[01]+$/), z.number().min(0).max(1)),
    }),
    /**
     * The final state up to a global phase, as amplitudes that need not be normalised: `{"0": 1, "1": -1}`
     * is the minus state. A pair is the real and the imaginary part.
     */
    z.strictObject({
      kind: z.literal('state'),
      amplitudes: z.record(
        z.string().regex(/^[01]+$/),
        z.union([z.number(), z.tuple([z.number(), z.number()])]),
      ),
    }),
    /** Read column by column, the wires must surely show these outcomes, in this order. */
    z.strictObject({
      kind: z.literal('journey'),
      stops: z.array(z.string().regex(/^[01]+$/)).min(1),
    }),
    /** The whole change that the circuit makes, up to a global phase, as a circuit in grid notation. */
    z.strictObject({ kind: z.literal('unitary'), circuit: z.string().min(1) }),
    /** Every basis input (all wires, highest first) must surely come out as its row says. */
    z.strictObject({
      kind: z.literal('table'),
      rows: z.record(z.string().regex(/^[01]+$/), z.string().regex(/^[01]+$/)),
    }),
    /** The chance that the wires `of` show their values, among the looks in which those of `given` do. */
    z.strictObject({
      kind: z.literal('probability'),
      of: z.record(z.string().regex(/^q\d$/), z.union([z.literal(0), z.literal(1)])),
      given: z.record(z.string().regex(/^q\d$/), z.union([z.literal(0), z.literal(1)])).default({}),
      is: z.number().min(0).max(1),
    }),
    /** Whatever state the wire `from` starts in arrives on the wire `to`. */
    z.strictObject({
      kind: z.literal('transfer'),
      from: z.number().int().min(0),
      to: z.number().int().min(0),
    }),
    /**
     * For every member of a hidden family: put in place of the starter's box (the sign `B`), it must give
     * these chances.
     */
    z.strictObject({
      kind: z.literal('family'),
      members: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            /** One column or more in grid notation, on the wires that the box spans, from its first. */
            circuit: z.string().min(1),
            chances: z.record(z.string().regex(/^[01]+$/), z.number().min(0).max(1)),
          }),
        )
        .min(2),
    }),
  ]),
  mustUse: z.array(z.string()).default([]),
  mostGates: z.number().int().min(1).optional(),
  /** In the order nudge, idea, nearly, worked step. */
  hints: z.array(z.string().min(1)).min(1).max(4),
  success: z.string().min(1),
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

/** How the circuit lab of the lesson's simulator page opens. Not shown in place. */
const LabBlock = z.strictObject({
  kind: z.literal('lab'),
  level: z.enum(labLevels).optional(),
  /** What stands there at the start, in the grid notation of the curriculum. */
  circuit: z.string().min(1).optional(),
});

export const LessonBlock = z.discriminatedUnion('kind', [
  SectionBlock,
  ParagraphBlock,
  SimulatorBlock,
  PictureBlock,
  PredictBlock,
  TaskBlock,
  ChoiceBlock,
  GrownUpsBlock,
  StopBlock,
  WordBlock,
  LabBlock,
]);
export type LessonBlock = z.infer<typeof LessonBlock>;
/** The block of one kind, e.g. `BlockOf<'task'>`. */
export type BlockOf<Kind extends LessonBlock['kind']> = Extract<LessonBlock, { kind: Kind }>;

/** The content that a lesson's blocks are stored as. */
export function formatLessonContent(blocks: readonly LessonBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return block.text;
      const { kind, ...properties } = block;
      return `::${kind} ${JSON.stringify(properties)}`;
    })
    .join('\n');
}

/** The blocks of a lesson's content. A block that this reader does not know is left out. */
export function parseLessonContent(content: string): LessonBlock[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): LessonBlock[] => {
      const directive = /^::([a-z-]+) (\{.*\})$/.exec(line);
      if (!directive) return [{ kind: 'paragraph', text: line }];
      const block = LessonBlock.safeParse(withKind(directive[1] ?? '', directive[2] ?? ''));
      return block.success ? [block.data] : [];
    });
}

function withKind(kind: string, json: string): unknown {
  try {
    return { ...(JSON.parse(json) as object), kind };
  } catch {
    return null;
  }
}

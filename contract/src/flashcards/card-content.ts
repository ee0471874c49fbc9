/** What a flashcard holds besides its words: a picture, or something to do that the engine checks. */
import { z } from 'zod';
import { Picture, TaskCheck } from '../lessons/lesson-content.ts';

const text = z.string().min(1);

/** What the sets are filtered by, in the order of the filter. */
export const flashcardCategories = [
  'First steps',
  'Gates',
  'Two qubits',
  'Secrets',
  'Games',
  'Puzzles',
  'Programs',
] as const;
export type FlashcardCategory = (typeof flashcardCategories)[number];

/** Degrees between two stops of the slider of a `turn`, from 0 to 180. */
export const turnStep = 5;

/** A card is answered with words in the head, or by one of these. */
export const CardDoing = z.discriminatedUnion('kind', [
  /** Put gates on the free places until the circuit does what is asked, as in a lesson's task. */
  z.strictObject({
    kind: z.literal('build'),
    starter: text,
    gates: z.array(text).min(1),
    check: TaskCheck,
    mustUse: z.array(z.string()),
    mostGates: z.number().int().min(1).optional(),
    /** Shown on the back. */
    reference: text,
  }),
  /** Turn one gate, written `RY(turn)`, until the outcome has the chance that is asked for. */
  z.strictObject({
    kind: z.literal('turn'),
    /** On one line: `RY(turn) -`. */
    circuit: text,
    outcome: z.string().regex(/^[01]+$/),
    chance: z.number().min(0).max(1),
  }),
  /** Pick the chart that fits. Each stands there as the circuit, on one line, that makes it. */
  z.strictObject({
    kind: z.literal('histogram'),
    charts: z.array(text).min(2).max(4),
    answer: z.number().int().min(0).max(3),
  }),
]);
export type CardDoing = z.infer<typeof CardDoing>;
export type DoingOf<Kind extends CardDoing['kind']> = Extract<CardDoing, { kind: Kind }>;

/** Declared, never run: the picture by its name in the registry of pictures. */
export const AnimationData = z.strictObject({
  picture: Picture.optional(),
  doing: CardDoing.optional(),
});
export type AnimationData = z.infer<typeof AnimationData>;

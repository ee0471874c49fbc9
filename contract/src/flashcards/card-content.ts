/** Extra content of a flashcard: a picture, or a task that the engine checks. */
import { z } from 'zod';
import { ShownInteractive, TaskCheck } from '../lessons/lesson-content.ts';

const text = z.string().min(1);

/** Categories for filtering sets, in the order of the filter. */
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

/** Slider step of a `turn` card in degrees, from 0 to 180. */
export const turnStep = 5;

/** A task that answers a card; cards without one are answered in the learner's head. */
export const CardDoing = z.discriminatedUnion('kind', [
  /** Put gates on the free places until the circuit passes the check, as in a lesson's task. */
  z.strictObject({
    kind: z.literal('build'),
    starter: text,
    gates: z.array(text).min(1),
    check: TaskCheck,
    mustUse: z.array(z.string()),
    mostGates: z.number().int().min(1).optional(),
    /** Solution shown on the back. */
    reference: text,
  }),
  /** Turn one gate, written `RY(turn)`, until the outcome has the requested probability. */
  z.strictObject({
    kind: z.literal('turn'),
    /** Circuit on one line, such as `RY(turn) -`. */
    circuit: text,
    outcome: z.string().regex(/^[01]+$/),
    chance: z.number().min(0).max(1),
  }),
  /** Pick the chart that fits. Each chart is given as the circuit, on one line, that produces it. */
  z.strictObject({
    kind: z.literal('histogram'),
    charts: z.array(text).min(2).max(4),
    answer: z.number().int().min(0).max(3),
  }),
]);
export type CardDoing = z.infer<typeof CardDoing>;
export type DoingOf<Kind extends CardDoing['kind']> = Extract<CardDoing, { kind: Kind }>;

/** Data of a card, never code: pictures are named by their entry in the registry. */
export const AnimationData = z.strictObject({
  picture: ShownInteractive.optional(),
  doing: CardDoing.optional(),
});
export type AnimationData = z.infer<typeof AnimationData>;

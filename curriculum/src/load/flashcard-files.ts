/** The schemas of the files with flashcards, as README.md describes them. */
import { flashcardCategories, Level, ShownInteractive, taskCheckWith } from '@qubloom/contract';
import { z } from 'zod';
import { cardMovedFrom, Probability, slug, text } from './content-files.ts';

/** A card and its buttons fit on one screen of a phone. */
const atMost = (letters: number) => text.max(letters, `at most ${letters} letters fit the card`);

const Doing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('build'),
    starter: text,
    gates: z.array(text).min(1),
    check: taskCheckWith(Probability),
    mustUse: z.array(text).default([]),
    mostGates: z.number().int().min(1).optional(),
    reference: text,
  }),
  z.strictObject({
    kind: z.literal('turn'),
    circuit: text,
    outcome: z.string().regex(/^[01]+$/, 'an outcome is a string of 0s and 1s, in quotes'),
    chance: Probability,
  }),
  z.strictObject({
    kind: z.literal('histogram'),
    right: text,
    wrong: z.array(text).min(1).max(3),
  }),
]);
export type DoingInFile = z.output<typeof Doing>;

const Card = z.strictObject({
  key: slug,
  question: atMost(180),
  answer: atMost(140),
  explanation: atMost(260),
  hint: atMost(120),
  quiz: z.array(slug).default([]),
  movedFrom: cardMovedFrom,
  picture: ShownInteractive.optional(),
  doing: Doing.optional(),
});
export type CardInFile = z.output<typeof Card>;

/** `<course>/<lesson>`. */
const lesson = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a lesson is written <course>/<lesson>');

/** A lesson's own cards. */
export const FlashcardsFile = z
  .array(Card)
  .min(3, 'three to six cards')
  .max(6, 'three to six cards');

export const FlashcardSetFile = z
  .strictObject({
    title: atMost(40),
    description: atMost(140),
    topic: atMost(40),
    category: z.enum(flashcardCategories),
    difficulty: Level,
    position: z.number().int().min(1),
    lessons: z.array(lesson).min(1).optional(),
    cards: z.array(Card.extend({ lesson })).min(5, 'at least five cards').optional(),
  })
  .refine(({ lessons, cards }) => (lessons === undefined) !== (cards === undefined), {
    message: 'a set takes the cards of its lessons, or has cards of its own',
    path: ['lessons'],
  });

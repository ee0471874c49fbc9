/** Extracts the texts that a learner reads, as plain text. */
import {
  innerMarksOf,
  interactives,
  readProperties,
  type BlockOf,
  type LessonBlock,
} from '@qubloom/contract';
import type { ActivityContent, LessonContent, QuizContent } from '../../curriculum.ts';
import { isChildsLine } from '../voice/childs-line.ts';

export interface Prose {
  readonly text: string;
  readonly line?: number;
  readonly location?: string;
}

/** Text without its marks; kets and code count as one short word. */
function withoutMarks(text: string): string {
  return innerMarksOf(text)
    .map((mark) => (mark.kind === 'code' ? 'it' : mark.text))
    .join('');
}

/** Sentences end with a period, a question mark, or an exclamation mark, also inside a quotation. */
export function sentencesOf(text: string): string[] {
  return withoutMarks(text)
    .split(/(?<=[.!?]["'”’)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:[.'’,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The running text of a lesson, without titles, the note for grown-ups, and bare options. */
export function lessonProse({ blocks }: LessonContent): Prose[] {
  return blocks.flatMap((block) => proseOf(block).map((text) => ({ text, line: block.line })));
}

/** Returns the running texts of one block: questions, replies, hints. */
export function proseOf(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'says':
      return [block.text];
    case 'predict':
    case 'choice':
      return [block.question, ...block.options.map(({ reply }) => reply)];
    case 'task':
    case 'program-task':
      return [
        block.goal,
        ...block.hints,
        ...toldAfterCheck(block),
        ...(block.twin ? [block.twin.goal, ...toldAfterCheck(block.twin)] : []),
      ];
    case 'number':
    case 'bars':
    case 'order':
      return [block.question, block.reply, ...block.wrong.map(({ reply }) => reply)];
    case 'histogram':
      return [block.question, ...block.charts.map(({ reply }) => reply)];
    default:
      return [];
  }
}

function toldAfterCheck(task: {
  readonly replies?: readonly { readonly reply: string }[] | undefined;
  readonly success: string;
}): string[] {
  return [...(task.replies ?? []).map(({ reply }) => reply), task.success];
}

export function quizProse({ questions }: Pick<QuizContent, 'questions'>): Prose[] {
  return questions.flatMap(({ key, question, options }) => [
    { text: question, location: key },
    ...Object.entries(options).map(([letter, { reason }]) => ({
      text: reason,
      location: `${key}.${letter}`,
    })),
  ]);
}

export function activityClaims({
  file: _file,
  minutes: _minutes,
  ...texts
}: ActivityContent): Prose[] {
  return Object.entries(texts).flatMap(([location, said]) =>
    [said].flat().map((text) => ({ text, location })),
  );
}

/** Returns everything that is claimed as true, without wrong options. */
export function lessonClaims(lesson: LessonContent): Prose[] {
  const { title, description, plan, blocks, flashcards } = lesson;
  return [
    { text: title, location: 'title' },
    { text: description, location: 'description' },
    ...[plan?.goal ?? [], plan?.ask ?? []].flat().map((text) => ({ text, location: 'plan' })),
    ...blocks.flatMap((block) => claimsOf(block).map((text) => ({ text, line: block.line }))),
    ...flashcards.flatMap(({ key, question, answer, explanation, hint }) =>
      [question, answer, explanation, hint].map((text) => ({
        text,
        location: `flashcards ${key}`,
      })),
    ),
  ];
}

function claimsOf(block: LessonBlock): string[] {
  const prose = proseOf(block);
  switch (block.kind) {
    case 'section':
      return [block.title];
    case 'predict':
    case 'choice':
      return [...prose, block.options[block.answer]?.text ?? ''];
    case 'task':
    case 'program-task':
      return [block.title, ...prose];
    case 'order':
      return [...prose, ...block.steps];
    case 'program':
      return [block.title];
    case 'picture':
      return [block.title, block.description, ...claimsOfCards(block)];
    case 'grown-ups':
      return [block.text];
    case 'says':
      return isChildsLine(block) ? [] : prose;
    default:
      return prose;
  }
}

/** A card of the myth buster is true on its reason's side, and on its own side if it is not a myth. */
function claimsOfCards({ name, properties }: BlockOf<'picture'>): string[] {
  if (name !== 'myth-buster') return [];
  const { values } = readProperties(interactives[name].properties, properties);
  return (values.cards ?? []).flatMap(({ pile, text, reason }) =>
    pile === 'true' ? [text, reason] : [reason],
  );
}

export function quizClaims(quiz: QuizContent): Prose[] {
  const { title, description } = quiz;
  return [
    { text: title, location: 'title' },
    { text: description, location: 'description' },
    ...questionClaims(quiz),
  ];
}

export function questionClaims(quiz: Pick<QuizContent, 'questions'>): Prose[] {
  return [
    ...quiz.questions.map(({ key, options, correct }) => ({
      text: options[correct].text,
      location: `${key}.${correct}`,
    })),
    ...quizProse(quiz),
  ];
}

/** Prints the questions in a lesson's text, in order, with room for what is dragged or picked on the screen. */
import { isInlineCheck, type BlockOf, type LessonBlock } from '@qubloom/contract';
import { letterOf, lettered } from './lesson-parts.ts';
import type { Part } from './sheet.ts';

type Question = BlockOf<'choice' | 'number' | 'bars' | 'histogram' | 'order'>;

const heading: Part = { kind: 'heading', text: 'Questions on the way' };

export function questionsOnPaper(blocks: readonly LessonBlock[]): Part[] {
  return headed(questionsIn(blocks), (question, number): Part[] => [
    { kind: 'paragraph', text: `**${String(number)}.** ${question.question}` },
    roomFor(question),
  ]);
}

export function answersOnPaper(blocks: readonly LessonBlock[]): Part[] {
  return headed(questionsIn(blocks), (question, number): Part[] => [
    { kind: 'note', text: `**${String(number)}.** ${question.question}` },
    ...answerTo(question),
  ]);
}

function questionsIn(blocks: readonly LessonBlock[]): readonly Question[] {
  return blocks.flatMap((block): Question[] =>
    block.kind === 'choice' || isInlineCheck(block) ? [block] : [],
  );
}

function headed(
  questions: readonly Question[],
  partsOf: (question: Question, number: number) => Part[],
): Part[] {
  const parts = questions.flatMap((question, index) => partsOf(question, index + 1));
  return parts.length > 0 ? [heading, ...parts] : [];
}

function roomFor(question: Question): Part {
  switch (question.kind) {
    case 'choice':
      return { kind: 'options', options: lettered(question.options) };
    case 'number':
      return { kind: 'lines', label: 'My number, and how I found it', count: 2 };
    case 'bars':
    case 'histogram':
      return { kind: 'lines', label: 'The chart I expect, with its numbers', count: 3 };
    case 'order':
      return {
        kind: 'options',
        options: question.start.map((step) => question.steps[step] ?? ''),
      };
  }
}

function answerTo(question: Question): Part[] {
  switch (question.kind) {
    case 'choice':
      return [rightOption(question)];
    case 'number': {
      const shown = `${String(question.answer)}${question.unit === 'percent' ? '%' : ''}`;
      return [{ kind: 'paragraph', text: `**${shown}.** ${question.reply}` }];
    }
    case 'bars':
      return [{ kind: 'paragraph', text: question.reply }];
    case 'histogram':
      return [{ kind: 'paragraph', text: question.charts[question.answer]?.reply ?? '' }];
    case 'order':
      return [
        { kind: 'list', items: question.steps.map((step, at) => `**${String(at + 1)}.** ${step}`) },
        { kind: 'paragraph', text: question.reply },
      ];
  }
}

export function rightOption({
  options,
  answer,
}: Pick<BlockOf<'predict'> | BlockOf<'choice'>, 'options' | 'answer'>): Part {
  const option = options[answer];
  return {
    kind: 'paragraph',
    text: `**${letterOf(answer)} ${option?.text ?? ''}.** ${option?.reply ?? ''}`,
  };
}

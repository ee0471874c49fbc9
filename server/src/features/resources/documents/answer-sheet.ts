/** The answers to a worksheet's own questions. */
import type { BlockOf } from '@qubloom/contract';
import { blocksOf, letterOf, subtitleOf, type PrintedLesson } from './lesson-parts.ts';
import type { Part, Sheet } from './sheet.ts';

export function answerSheet(lesson: PrintedLesson): Sheet {
  const { blocks, title } = lesson;
  const words = blocksOf(blocks, 'word').slice(0, 4);
  const choices = blocksOf(blocks, 'choice');
  return {
    label: 'Answers to the worksheet',
    title,
    subtitle: subtitleOf(lesson),
    parts: [
      ...blocksOf(blocks, 'predict').flatMap((predict): Part[] => [
        { kind: 'heading', text: 'Guess first' },
        ...answer(predict),
      ]),
      ...choices.flatMap((choice, index): Part[] => [
        ...(index === 0 ? [{ kind: 'heading', text: 'Questions on the way' } as const] : []),
        ...answer(choice, `**${String(index + 1)}.** `),
      ]),
      ...blocksOf(blocks, 'task').flatMap((task) => solution('Draw it', task)),
      ...blocksOf(blocks, 'program-task').flatMap((task) => solution('Plan it', task)),
      ...(words.length > 0
        ? [
            { kind: 'heading', text: 'In your own words' } as const,
            {
              kind: 'list',
              items: words.map(({ word, explanation }) => `**${word}**: ${explanation}`),
            } as const,
          ]
        : []),
    ],
  };
}

function answer(
  { question, options, answer: right }: BlockOf<'predict'> | BlockOf<'choice'>,
  number = '',
): Part[] {
  const option = options[right];
  return [
    { kind: 'note', text: `${number}${question}` },
    {
      kind: 'paragraph',
      text: `**${letterOf(right)} ${option?.text ?? ''}.** ${option?.reply ?? ''}`,
    },
  ];
}

/** One way that works: the worked step, which learners may open as the last hint. */
function solution(
  label: string,
  { title, goal, hints, success }: BlockOf<'task'> | BlockOf<'program-task'>,
): Part[] {
  return [
    { kind: 'heading', text: `${label}: ${title}` },
    { kind: 'note', text: goal },
    { kind: 'paragraph', text: `${hints.at(-1) ?? ''} ${success}` },
  ];
}

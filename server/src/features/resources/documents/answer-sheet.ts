/** Builds the answers to a worksheet's own questions. */
import type { BlockOf } from '@qubloom/contract';
import { blocksOf, subtitleOf, type PrintedLesson } from './lesson-parts.ts';
import { answersOnPaper, rightOption } from './questions-on-the-way.ts';
import type { Part, Sheet } from './sheet.ts';

export function answerSheet(lesson: PrintedLesson): Sheet {
  const { blocks, title } = lesson;
  const words = blocksOf(blocks, 'word').slice(0, 4);
  return {
    label: 'Answers to the worksheet',
    title,
    subtitle: subtitleOf(lesson),
    parts: [
      ...blocksOf(blocks, 'predict').flatMap((predict): Part[] => [
        { kind: 'heading', text: 'Guess first' },
        { kind: 'note', text: predict.question },
        rightOption(predict),
      ]),
      ...answersOnPaper(blocks),
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

/** One solution that works: the worked step, which learners may open as the last hint. */
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

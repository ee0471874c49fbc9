/** Builds a lesson's plan for teachers: goal, words, steps with minutes, questions, and wrong ideas. */
import { speakerNames, type LessonBlock, type LessonStage } from '@qubloom/contract';
import {
  blocksOf,
  stagesOf,
  subtitleOf,
  type PrintedLesson,
  type PrintedStage,
} from './lesson-parts.ts';
import { minutesOf } from './minutes.ts';
import type { Part, Sheet } from './sheet.ts';

export function lessonPlan(lesson: PrintedLesson): Sheet {
  const { blocks, minutes, title } = lesson;
  const [plan] = blocksOf(blocks, 'plan');
  return {
    label: 'Lesson plan',
    title,
    subtitle: subtitleOf(lesson),
    parts: [
      ...(plan
        ? section('What learners can do afterwards', [{ kind: 'paragraph', text: plan.goal }])
        : []),
      ...section('What you need', [{ kind: 'paragraph', text: needed }]),
      ...words(blocks),
      { kind: 'heading', text: `Step by step, ${String(minutes)} minutes` },
      ...steps(blocks, minutes),
      ...(plan ? section('Questions to ask', [{ kind: 'list', items: plan.ask }]) : []),
      ...wrongIdeas(blocks),
      ...blocksOf(blocks, 'grown-ups').flatMap(({ text }) =>
        section('For the grown-up', [{ kind: 'paragraph', text }]),
      ),
    ],
  };
}

const needed =
  'A device with a browser for every one or two learners, and the worksheet on paper. The quiz comes after these minutes and takes about five more.';

const section = (text: string, parts: readonly Part[]): Part[] => [
  { kind: 'heading', text },
  ...parts,
];

function words(blocks: readonly LessonBlock[]): Part[] {
  const items = blocksOf(blocks, 'word').map(
    ({ word, explanation }) => `**${word}**: ${explanation}`,
  );
  return items.length > 0 ? section('Words', [{ kind: 'list', items }]) : [];
}

/** The teacher's task in each stage. */
export const guidance: Readonly<Record<LessonStage, string>> = {
  do: "Let everybody start right away, and don't explain anything yet.",
  predict: "Everybody writes down a guess and a reason. Don't say yet who is right.",
  run: 'Run it, and compare it with the guesses.',
  explain: 'Read it together. Then a learner says it in their own words.',
  name: 'Now that everybody knows the idea, give it its name.',
  try: 'Alone or in pairs. Hints are free, one at a time.',
  'used-for': 'Read it aloud. What was new to you?',
};

function steps(blocks: readonly LessonBlock[], total: number): Part[] {
  const stages = stagesOf(blocks);
  const minutes = minutesOf(stages, total);
  return stages.flatMap((stage, index): Part[] => [
    {
      kind: 'paragraph',
      text: `**${String(minutes[index])} min · ${stage.title}.** ${guidance[stage.stage]}`,
    },
    ...doneIn(stage),
  ]);
}

/** Returns what learners meet in a stage besides its paragraphs. */
function doneIn({ blocks }: PrintedStage): Part[] {
  const items = blocks.flatMap((block) => {
    switch (block.kind) {
      case 'says':
        return [`${speakerNames[block.who]} says: “${block.text}”`];
      case 'picture':
        return [`Hands-on: ${block.title}`];
      case 'simulator':
        return [`Simulator: ${block.title}`];
      case 'program':
        return [`Program: ${block.title}`];
      case 'predict':
      case 'choice':
      case 'number':
      case 'bars':
      case 'histogram':
      case 'order':
        return [`Question: ${block.question}`];
      case 'task':
        return [`Task, ${block.title}: ${block.goal}`];
      case 'program-task':
        return [`Program, ${block.title}: ${block.goal}`];
      default:
        return [];
    }
  });
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

/** From the guess in the lesson: what learners might think, and how to answer. */
function wrongIdeas(blocks: readonly LessonBlock[]): Part[] {
  return blocksOf(blocks, 'predict').flatMap(({ question, options, answer }) =>
    section('Common wrong ideas', [
      { kind: 'note', text: `On the question: ${question}` },
      {
        kind: 'list',
        items: options
          .filter((_, index) => index !== answer)
          .map(({ text, reply }) => `**${withoutPoint(text)}.** ${reply}`),
      },
    ]),
  );
}

const withoutPoint = (text: string) => text.replace(/\.$/, '');

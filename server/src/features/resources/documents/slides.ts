/** Builds a lesson's slides: what the class guesses, sees, builds, and keeps, with notes for the teacher. */
import { speakerNames, type BlockOf, type LessonBlock, type LessonStage } from '@qubloom/contract';
import {
  blocksOf,
  lettered,
  stagesOf,
  type PrintedLesson,
  type PrintedStage,
} from './lesson-parts.ts';
import { guidance } from './lesson-plan.ts';
import {
  asking,
  chancesIn,
  isQuestion,
  questionSlides,
  rightOption,
  wrongIdeas,
  wrongReplies,
  type Chances,
} from './slide-questions.ts';
import { spread, type Slide } from './slide.ts';

export async function slidesOf(lesson: PrintedLesson): Promise<readonly Slide[]> {
  const chances = await chancesIn(lesson.blocks);
  const stages = stagesOf(lesson.blocks);
  return [
    titleSlide(lesson),
    ...stages.flatMap((stage) => [
      ...slidesOfStage(stage, chances),
      ...(stage === lastBeforeWords(stages) ? wordSlides(lesson.blocks) : []),
    ]),
    ...talkSlides(lesson.blocks),
  ].flatMap(spread);
}

function titleSlide({ title, courseTitle, order, minutes, blocks }: PrintedLesson): Slide {
  const [plan] = blocksOf(blocks, 'plan');
  return {
    heading: title,
    parts: [{ kind: 'text', text: `${courseTitle} · Lesson ${String(order)}` }],
    notes: [
      ...(plan ? [`Afterwards: ${plan.goal}`] : []),
      `The lesson takes about ${String(minutes)} minutes. The quiz stays on the screen.`,
    ],
    isTitle: true,
  };
}

/** Words come when the lesson has named them: after the last stage that explains something. */
function lastBeforeWords(stages: readonly PrintedStage[]): PrintedStage | undefined {
  const explaining: readonly LessonStage[] = ['explain', 'name'];
  return stages.findLast(({ stage }) => explaining.includes(stage)) ?? stages.at(-1);
}

function wordSlides(blocks: readonly LessonBlock[]): Slide[] {
  return blocksOf(blocks, 'word').map(({ word, explanation }) => ({
    heading: capitalized(word),
    parts: [{ kind: 'question', text: explanation }],
    notes: ['Let a learner say it in their own words.'],
  }));
}

function talkSlides(blocks: readonly LessonBlock[]): Slide[] {
  return blocksOf(blocks, 'plan').flatMap(({ ask }) =>
    ask.map((text) => ({
      heading: 'Talk about it',
      parts: [{ kind: 'question', text }] as const,
      notes: ['This is an open question. Ask for reasons, and let the class answer each other.'],
    })),
  );
}

function slidesOfStage(stage: PrintedStage, chances: Chances): Slide[] {
  return stage.blocks.flatMap((block, index): Slide[] => {
    switch (block.kind) {
      case 'says':
        return stage.stage === 'predict' ? [saying(block)] : [];
      case 'predict':
        return guess(block, stage);
      case 'picture':
      case 'simulator':
      case 'program':
        return [handsOn(block, stage, stage.blocks[index - 1])];
      case 'task':
        return [task(block)];
      case 'program-task':
        return [programTask(block)];
      default:
        return isQuestion(block) ? questionSlides(block, chances) : [];
    }
  });
}

function saying({ who, text }: BlockOf<'says'>): Slide {
  return {
    heading: `${speakerNames[who]} says`,
    parts: [{ kind: 'question', text: `“${text}”` }],
    notes: ["Ask who agrees, and why. Don't say yet who is right."],
  };
}

function guess({ question, options, answer }: BlockOf<'predict'>, stage: PrintedStage): Slide[] {
  return [
    {
      heading: 'Guess first',
      parts: asking(question, lettered(options)),
      notes: [guidance[stage.stage], ...wrongIdeas(options, answer)],
    },
    {
      heading: 'The answer',
      parts: rightOption(options, answer),
      notes: [
        'Show this after the class has run it on the screen.',
        ...wrongIdeas(options, answer),
      ],
    },
  ];
}

/** The paragraph above something to try says what to do. */
function handsOn(
  { title, ...rest }: BlockOf<'picture'> | BlockOf<'simulator'> | BlockOf<'program'>,
  stage: PrintedStage,
  before: LessonBlock | undefined,
): Slide {
  return {
    heading: `On the screen: ${title}`,
    parts: [
      before?.kind === 'paragraph'
        ? { kind: 'text', text: before.text }
        : { kind: 'question', text: stage.title },
    ],
    notes: [guidance[stage.stage], ...('description' in rest ? [rest.description] : [])],
  };
}

function task({ title, goal, starter, hints, replies = [] }: BlockOf<'task'>): Slide {
  return {
    heading: `Build it: ${title}`,
    parts: [
      { kind: 'text', text: goal },
      { kind: 'circuit', circuit: starter, description: `The circuit to fill in. ${starter}` },
    ],
    notes: [
      ...solving(hints),
      ...wrongReplies(replies.map(({ circuit, reply }) => ({ wrong: oneLine(circuit), reply }))),
    ],
  };
}

function programTask({ title, goal, hints }: BlockOf<'program-task'>): Slide {
  return {
    heading: `Write it: ${title}`,
    parts: [{ kind: 'text', text: goal }],
    notes: solving(hints),
  };
}

function solving(hints: readonly string[]): string[] {
  return [
    'Alone or in pairs, on the screen. Hints are free, one at a time.',
    `One way that works: ${hints.at(-1) ?? ''}`,
  ];
}

const oneLine = (text: string) => text.trim().replaceAll('\n', ' / ');

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

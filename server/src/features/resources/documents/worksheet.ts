/** Builds what a learner writes on during the lesson: its guess, its questions, and its tasks, never its quiz. */
import { speakerNames, type BlockOf, type LessonBlock } from '@qubloom/contract';
import { blocksOf, lettered, stagesOf, subtitleOf, type PrintedLesson } from './lesson-parts.ts';
import { questionsOnPaper } from './questions-on-the-way.ts';
import type { Part, Sheet } from './sheet.ts';

export function worksheet(lesson: PrintedLesson): Sheet {
  const { blocks, title } = lesson;
  const words = blocksOf(blocks, 'word');
  return {
    label: 'Worksheet',
    title,
    subtitle: subtitleOf(lesson),
    parts: [
      { kind: 'lines', label: 'Name and date', count: 1 },
      ...spokenBeforeGuess(blocks),
      ...blocksOf(blocks, 'predict').flatMap(guess),
      ...questionsOnPaper(blocks),
      ...blocksOf(blocks, 'task').flatMap(task),
      ...blocksOf(blocks, 'program-task').flatMap(programTask),
      ...(words.length > 0
        ? [
            { kind: 'heading', text: 'In your own words' } as const,
            ...words.slice(0, 4).map(({ word }): Part => ({
              kind: 'lines',
              label: `What does “${word}” mean?`,
              count: 1,
            })),
          ]
        : []),
    ],
  };
}

/** Returns what the children say before the guess is made. */
function spokenBeforeGuess(blocks: readonly LessonBlock[]): Part[] {
  const guessing = stagesOf(blocks).find(({ stage }) => stage === 'predict');
  return blocksOf(guessing?.blocks ?? [], 'says').map(({ who, text }) => ({
    kind: 'paragraph',
    text: `**${speakerNames[who]} says:** “${text}”`,
  }));
}

function guess({ question: asked, options }: BlockOf<'predict'>): Part[] {
  return [
    { kind: 'heading', text: 'Guess first' },
    { kind: 'paragraph', text: asked },
    { kind: 'options', options: lettered(options) },
    { kind: 'lines', label: 'I think so because', count: 2 },
    { kind: 'lines', label: 'What I saw when I ran it', count: 1 },
  ];
}

function task({ title, goal, starter, gates }: BlockOf<'task'>): Part[] {
  return [
    { kind: 'heading', text: `Draw it: ${title}` },
    { kind: 'paragraph', text: goal },
    { kind: 'circuit', circuit: starter, description: `The circuit to fill in. ${starter}` },
    {
      kind: 'note',
      text: `You may draw: ${gates.map(nameOfGate).join(', ')}. Then build it on the screen.`,
    },
  ];
}

function programTask({ title, goal }: BlockOf<'program-task'>): Part[] {
  return [
    { kind: 'heading', text: `Plan it: ${title}` },
    { kind: 'paragraph', text: goal },
    { kind: 'lines', label: 'My steps in words, before I write the program', count: 4 },
  ];
}

const gateNames: Readonly<Record<string, string>> = {
  '*': 'a control (a dot)',
  o: 'an open control (a ring)',
  M: 'a look',
};

const nameOfGate = (gate: string) => gateNames[gate] ?? gate;

/** Facts of the server about the content of a lesson: its steps, the guesses that fit, and what a device may show. */
import {
  isInlineCheck,
  lessonPartsOf,
  lessonScreensOf,
  parseLessonContent,
  type LessonScreen,
  type LookBlock,
  type LookStep,
  type ShownBlock,
} from '@qubloom/contract';

export interface Outline {
  readonly screens: readonly LessonScreen[];
  /** Number of options of each question that has some, by its id. */
  readonly options: ReadonlyMap<string, number>;
}

export function outlineOf(content: string): Outline {
  const screens = lessonScreensOf(lessonPartsOf(parseLessonContent(content)));
  const options = new Map<string, number>();
  for (const block of screens.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'predict' || block.kind === 'choice') {
      options.set(block.id, block.options.length);
    }
  }
  return { screens, options };
}

export const hasStep = ({ screens }: Outline, step: string): boolean =>
  screens.some(({ key }) => key === step);

/** Keeps the guesses that fit a question of the lesson. */
export const fittingGuesses = (
  { options }: Outline,
  guesses: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(guesses).filter(([question, option]) => option < (options.get(question) ?? 0)),
  );

/** Returns null if the lesson does not have the step anymore. */
export function lookStepOf({ screens }: Outline, lesson: string, step: string): LookStep | null {
  const index = screens.findIndex(({ key }) => key === step);
  const screen = screens[index];
  if (!screen) return null;
  return {
    lesson,
    number: index + 1,
    count: screens.length,
    title: screen.title ?? null,
    blocks: screen.blocks.flatMap((block) => lookBlockOf(block) ?? []),
  };
}

/** Copies only what is named here, so that no answer, reply, hint, or solution gets out. */
function lookBlockOf(block: ShownBlock): LookBlock | null {
  if (isInlineCheck(block)) {
    const options = block.kind === 'order' ? block.start.map((at) => block.steps[at] ?? '') : [];
    return { kind: 'question', text: block.question, options };
  }
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', text: block.text };
    case 'says':
      return { kind: 'says', who: block.who, text: block.text };
    case 'picture': {
      const { kind, name, title, description, properties } = block;
      return { kind, name, title, description, properties };
    }
    case 'predict':
    case 'choice':
      return {
        kind: 'question',
        text: block.question,
        options: block.options.map(({ text }) => text),
      };
    case 'task':
    case 'program-task':
      return { kind: 'task', title: block.title, goal: block.goal };
    case 'simulator':
      return { kind: 'simulator', url: block.url, title: block.title, height: block.height };
    case 'program':
      return { kind: 'program', title: block.title, code: block.code };
    case 'grown-ups':
    case 'stop':
      return null;
  }
}

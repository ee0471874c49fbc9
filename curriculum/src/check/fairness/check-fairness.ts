/**
 * Checks that questions cannot be answered from their form, without reading them: by a letter, by the length of an
 * option, by a word that is never right, or by the text above a guess. This is checked over a whole course,
 * because a single question may well have its answer at C, or a right "Yes".
 */
import type { LessonBlock } from '@qubloom/contract';
import type {
  CourseContent,
  Curriculum,
  GuidedPathContent,
  LessonContent,
} from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';

interface Question {
  readonly options: readonly string[];
  /** Index of the right option. */
  readonly answer: number;
}

/** Minimum number of questions for which a pattern is not just luck. */
const enough = 8;
/** Maximum share of the questions that one letter may answer, and that the longest option may. */
const mostOfOneLetter = 0.6;
const mostLongest = 0.45;
/** Minimum number of occurrences before a form counts as never right, or always. */
const oftenEnough = 6;

export function checkFairness({ courses, guidedPaths }: Curriculum): ContentProblem[] {
  return [
    ...courses.flatMap(checkCourse),
    ...courses.flatMap(({ lessons }) => lessons.flatMap(checkSpoilers)),
    ...guidedPaths.flatMap(checkPath),
  ];
}

function checkCourse({ slug, lessons }: CourseContent): ContentProblem[] {
  const quizzes = lessons
    .flatMap(({ quiz, checkpoint }) => [
      ...(quiz?.questions ?? []),
      ...(checkpoint?.questions ?? []),
    ])
    .map(({ options, correct }): Question => ({
      options: Object.values(options).map(({ text }) => text),
      answer: Object.keys(options).indexOf(correct),
    }));
  const blocks = lessons.flatMap((lesson) => lesson.blocks);
  const groups = {
    'the quizzes': quizzes,
    'the guesses': questionsIn(blocks, 'predict'),
    'the questions in the text': questionsIn(blocks, 'choice'),
  };
  const reasons = Object.entries(groups).flatMap(([name, questions]) => [
    ...lettersOf(questions).map((reason) => `${name}: ${reason}`),
    ...lengthOf(questions).map((reason) => `${name}: ${reason}`),
  ]);
  return [...reasons, ...formsOf(Object.values(groups).flat())].map((reason) => ({
    file: `courses/${slug}/course.yaml`,
    reason,
  }));
}

function checkPath({ file, steps }: GuidedPathContent): ContentProblem[] {
  const questions = questionsIn(
    steps.flatMap(({ blocks }) => blocks),
    'choice',
  );
  return [...lettersOf(questions), ...lengthOf(questions), ...formsOf(questions)].map((reason) => ({
    file,
    reason,
  }));
}

function questionsIn(blocks: readonly LessonBlock[], kind: 'predict' | 'choice'): Question[] {
  return blocks.flatMap((block) =>
    block.kind === 'predict' || block.kind === 'choice'
      ? block.kind === kind
        ? [{ options: block.options.map(({ text }) => text), answer: block.answer }]
        : []
      : [],
  );
}

function lettersOf(questions: readonly Question[]): string[] {
  if (questions.length < enough) return [];
  return [0, 1, 2, 3].flatMap((letter) => {
    const right = questions.filter(({ answer }) => answer === letter).length;
    if (right <= mostOfOneLetter * questions.length) return [];
    return [`${'ABCD'[letter] ?? ''} is right ${right} times of ${questions.length}`];
  });
}

function lengthOf(questions: readonly Question[]): string[] {
  if (questions.length < enough) return [];
  const longest = questions.filter(({ options, answer }) => {
    const own = options[answer]?.length ?? 0;
    return options.every((text, index) => index === answer || text.length < own);
  }).length;
  if (longest <= mostLongest * questions.length) return [];
  return [
    `the right option is the longest ${longest} times of ${questions.length}; shorten it, or say more in a wrong one`,
  ];
}

const forms = ['yes', 'no', 'nothing', 'always', 'never', 'none', 'all'] as const;

/** Finds words at the beginning of options that are never right, or always. */
function formsOf(questions: readonly Question[]): string[] {
  return forms.flatMap((form) => {
    const uses = questions.flatMap(({ options, answer }) =>
      options.flatMap((text, index) =>
        new RegExp(`^${form}\\b`, 'i').test(text) ? [index === answer] : [],
      ),
    );
    if (uses.length < oftenEnough) return [];
    if (uses.every((isRight) => !isRight)) {
      return [`an option that begins with "${form}" is never right (${uses.length} of them)`];
    }
    return uses.every(Boolean)
      ? [`an option that begins with "${form}" is always right (${uses.length} of them)`]
      : [];
  });
}

/** Minimum number of words of a right option for it to count as revealed above its guess. */
const tellingWords = 3;

/** The text above a guess must not reveal its answer. */
function checkSpoilers({ file, title, description, blocks }: LessonContent): ContentProblem[] {
  const above = [title, description];
  const problems: ContentProblem[] = [];
  for (const block of blocks) {
    if (block.kind === 'predict') {
      const right = plain(block.options[block.answer]?.text ?? '');
      const isTold = above.some((text) => ` ${plain(text)} `.includes(` ${right} `));
      if (isTold && right.split(' ').length >= tellingWords) {
        const reason = 'the answer to this guess is above it';
        problems.push({ file, line: block.line, location: block.id, reason });
      }
    }
    above.push(...textsOf(block));
  }
  return problems;
}

function textsOf(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'section':
    case 'simulator':
    case 'program':
      return [block.title];
    case 'paragraph':
      return [block.text];
    case 'picture':
      return [block.title, block.description];
    default:
      return [];
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

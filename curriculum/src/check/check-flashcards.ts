/** Checks that the cards can be answered, are in exactly one set, and say what is true. */
import { turnStep, type CardDoing, type DoingOf } from '@qubloom/contract';
import { free, gridCellsOf } from '../circuits/circuit-grid.ts';
import { circuitGrid, parseCircuitText } from '../circuits/circuit-text.ts';
import type { Curriculum, FlashcardSetContent, PlacedFlashcard } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { meetsCheck } from '../tasks/grade.ts';
import { gradeCard, turnStops } from '../tasks/grade-card.ts';
import { problemsOfInteractive } from './check-interactive.ts';
import { checkClaims } from './check-wording.ts';
import { problemsOfCharts } from '../inline-checks/check-charts.ts';
import { checkOutcomes } from './task-outcomes.ts';

export async function checkFlashcards(curriculum: Curriculum): Promise<ContentProblem[]> {
  const { flashcardSets } = curriculum;
  const cards = flashcardSets.flatMap((set) => set.cards);
  const doings = await Promise.all(cards.map(checkDoing));
  return [
    ...checkPlaces(curriculum),
    ...checkPositions(flashcardSets),
    ...flashcardSets.flatMap(checkOwnCards),
    ...checkRepeats(cards),
    ...checkQuizKeys(curriculum, cards),
    ...checkMissedQuestions(curriculum, cards),
    ...cards.flatMap(checkPicture),
    ...doings.flat(),
    ...flashcardSets.flatMap(({ file, title, description, topic }) =>
      checkClaims(file, [{ text: title }, { text: description }, { text: topic }]),
    ),
  ];
}

const at = ({ file, key }: PlacedFlashcard, reason: string): ContentProblem => ({
  file,
  location: key,
  reason,
});

/** Every lesson's cards belong to one set. */
function checkPlaces({ courses, flashcardSets }: Curriculum): ContentProblem[] {
  return courses.flatMap(({ slug, lessons }) =>
    lessons.flatMap((lesson) => {
      if (lesson.flashcards.length === 0) return [];
      const name = `${slug}/${lesson.slug}`;
      const sets = flashcardSets.filter((set) => set.lessons.includes(name));
      if (sets.length === 1) return [];
      const reason =
        sets.length === 0
          ? 'its cards are in no set: name the lesson in flashcards/<set>.yaml'
          : `its cards are in ${sets.length} sets`;
      return [{ file: lesson.file, reason }];
    }),
  );
}

function checkPositions(sets: readonly FlashcardSetContent[]): ContentProblem[] {
  return sets.flatMap(({ file, position }, index) =>
    sets[index - 1]?.position === position
      ? [{ file, location: 'position', reason: `${sets[index - 1]?.slug ?? ''} has it too` }]
      : [],
  );
}

/** The words of lessons' cards are checked with their lessons. */
function checkOwnCards({ file, lessons, cards }: FlashcardSetContent): ContentProblem[] {
  if (lessons.length > 0) return [];
  return checkClaims(
    file,
    cards.flatMap(({ key, question, answer, explanation, hint }) =>
      [question, answer, explanation, hint].map((text) => ({ text, location: key })),
    ),
  );
}

/** Two cards that ask the same are one too many, wherever they are. */
function checkRepeats(cards: readonly PlacedFlashcard[]): ContentProblem[] {
  const first = new Map<string, PlacedFlashcard>();
  return cards.flatMap((card) => {
    const plain = card.question
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const before = first.get(plain);
    first.set(plain, before ?? card);
    return before ? [at(card, `asks the same as ${before.key} in ${before.file}`)] : [];
  });
}

/** A question of a quiz brings only one card. */
function checkQuizKeys(
  { courses }: Curriculum,
  cards: readonly PlacedFlashcard[],
): ContentProblem[] {
  const questions = new Map(
    courses.flatMap(({ slug, lessons }) =>
      lessons.map((lesson) => [
        `${slug}/${lesson.slug}`,
        new Set(lesson.quiz?.questions.map(({ key }) => key)),
      ]),
    ),
  );
  const taken = new Set<string>();
  return cards.flatMap((card) => {
    const known = questions.get(card.lesson);
    if (!known) return [at(card, `there is no lesson ${card.lesson}`)];
    return card.quiz.flatMap((key) => {
      const name = `${card.lesson} ${key}`;
      const isTaken = taken.has(name);
      taken.add(name);
      if (!known.has(key)) return [at(card, `the quiz of ${card.lesson} has no question ${key}`)];
      return isTaken ? [at(card, `another card answers the question ${key}`)] : [];
    });
  });
}

/** A learner who misses a question meets it again as a card. */
function checkMissedQuestions(
  { courses }: Curriculum,
  cards: readonly PlacedFlashcard[],
): ContentProblem[] {
  const answered = new Set(
    cards.flatMap(({ lesson, quiz }) => quiz.map((key) => `${lesson} ${key}`)),
  );
  return courses.flatMap(({ slug, lessons }) =>
    lessons.flatMap(({ slug: lesson, quiz }) => {
      if (!quiz) return [];
      const reason = 'no flashcard names this question';
      return quiz.questions
        .filter(({ key }) => !answered.has(`${slug}/${lesson} ${key}`))
        .map(({ key }) => ({ file: quiz.file, location: key, reason }));
    }),
  );
}

function checkPicture(card: PlacedFlashcard): ContentProblem[] {
  return card.picture ? problemsOfInteractive(card.picture).map((reason) => at(card, reason)) : [];
}

async function checkDoing(card: PlacedFlashcard): Promise<ContentProblem[]> {
  const doing = card.animationData?.doing;
  if (!doing) return [];
  try {
    return (await problemsOfDoing(doing)).map((reason) => at(card, reason));
  } catch (error) {
    if (error instanceof SyntaxError) return [at(card, error.message)];
    throw error;
  }
}

function problemsOfDoing(doing: CardDoing): string[] | Promise<string[]> {
  if (doing.kind === 'build') return problemsOfBuild(doing);
  if (doing.kind === 'turn') return problemsOfTurn(doing);
  return problemsOfCharts(doing.charts);
}

async function problemsOfBuild(doing: DoingOf<'build'>): Promise<string[]> {
  const starter = circuitGrid(doing.starter);
  if (!gridCellsOf(starter).some(({ cell }) => cell === free)) {
    return ['the starter has no free place (?)'];
  }
  const outcome = checkOutcomes(doing.check, starter.rows.length);
  if (outcome !== true) return [outcome];
  const read = parseCircuitText(doing.reference);
  if (!read.ok) return read.problems.map(({ message }) => message);
  const right = await gradeCard(doing, { kind: 'build', circuit: doing.reference });
  return [
    ...(right.passed ? [] : [`the reference does not pass: ${right.reason}`]),
    ...((await meetsCheck(doing.check, starter)) ? ['it is done with nothing placed'] : []),
  ];
}

async function problemsOfTurn(doing: DoingOf<'turn'>): Promise<string[]> {
  if (!doing.circuit.includes('(turn)')) return ['no gate is turned: write RY(turn)'];
  const grades = await Promise.all(
    turnStops.map((degrees) => gradeCard(doing, { kind: 'turn', degrees })),
  );
  const right = grades.filter(({ passed }) => passed).length;
  if (right === 0) return ['no stop of the slider passes'];
  if (grades[0]?.passed) return ['it passes with nothing turned'];
  const most = 30 / turnStep;
  return right > most ? [`${right} stops of the slider pass; at most ${most}`] : [];
}

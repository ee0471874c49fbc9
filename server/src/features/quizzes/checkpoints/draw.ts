/** Which questions a checkpoint asks: new ones first, by the cards that are remembered least, mixed from all lessons so far. Pure. */
import { checkpointLength, type QuestionId } from '@qubloom/contract';

/** A question of a lesson so far, with what the learner remembers of the card that teaches it. */
export interface DrawnFrom {
  readonly id: QuestionId;
  /** The number of its lesson in the course, from 1. */
  readonly lesson: number;
  /** Its place in the quiz of that lesson. */
  readonly order: number;
  /** When the card is to be asked; null while nothing has brought it up. */
  readonly due: Date | null;
  readonly lapses: number;
  /** When a quiz or a checkpoint asked it last; null while none has. */
  readonly askedAt: Date | null;
  /** The quiz of its lesson never asks it. */
  readonly forCheckpoint: boolean;
}

export interface Draw<Question extends DrawnFrom> {
  readonly questions: readonly Question[];
  /** The number of the lesson that has just been completed. */
  readonly lastLesson: number;
  /** The questions that this checkpoint has asked, the newest first. */
  readonly askedBefore: readonly QuestionId[];
  readonly now: Date;
  /** What is due before then is due now. */
  readonly dayEnds: Date;
}

/** No lesson gives more than a third, as long as the others have enough. The last one never does. */
const maxOfOneLesson = checkpointLength / 3;

/** A question that was asked within so many days is remembered word for word, and comes last. */
const freshAgainAfterDays = 14;
const dayLength = 86_400_000;

export function drawQuestions<Question extends DrawnFrom>(draw: Draw<Question>): Question[] {
  const ranked = inOrderOfNeed(draw);
  const fair = ranked.filter((one) => placeInLesson(ranked, one) <= maxOfOneLesson);
  const more = ranked.filter((one) => one.lesson !== draw.lastLesson && !fair.includes(one));
  return interleaved([...fair, ...more].slice(0, checkpointLength));
}

/** Whether these may have been drawn, whatever the learner remembered then: as many, and as well mixed. */
export function mayBeDrawn(
  { questions, lastLesson }: Pick<Draw<DrawnFrom>, 'questions' | 'lastLesson'>,
  chosen: readonly DrawnFrom[],
): boolean {
  const fromLast = (some: readonly DrawnFrom[]) =>
    some.filter(({ lesson }) => lesson === lastLesson).length;
  const earlier = questions.length - fromLast(questions);
  const count = Math.min(checkpointLength, earlier + Math.min(fromLast(questions), maxOfOneLesson));
  return chosen.length === count && fromLast(chosen) <= maxOfOneLesson;
}

/**
 * Questions that were not asked lately come first: those that are due, then those that were forgotten before. A question that
 * was never asked comes ahead of its like, and one that no quiz will ask ahead of those.
 */
function inOrderOfNeed<Question extends DrawnFrom>({
  questions,
  askedBefore,
  now,
  dayEnds,
}: Draw<Question>): Question[] {
  const latest = now.getTime() - freshAgainAfterDays * dayLength;
  const wasAskedLately = ({ askedAt }: DrawnFrom) =>
    Number(askedAt !== null && askedAt.getTime() > latest);
  const need = ({ due, lapses }: DrawnFrom) => {
    if (due !== null && due < dayEnds) return 0;
    return lapses > 0 ? 1 : 2;
  };
  const wasAsked = ({ askedAt }: DrawnFrom) => Number(askedAt !== null);
  // The newest of what this checkpoint has asked comes last of all.
  const newness = ({ id }: DrawnFrom) =>
    askedBefore.includes(id) ? askedBefore.length - askedBefore.indexOf(id) : 0;
  // A card that nothing has brought up waits since its lesson was completed, longer than any that was known since.
  const since = ({ due }: DrawnFrom) => due?.getTime() ?? 0;
  return questions.toSorted(
    (a, b) =>
      wasAskedLately(a) - wasAskedLately(b) ||
      need(a) - need(b) ||
      wasAsked(a) - wasAsked(b) ||
      newness(a) - newness(b) ||
      Number(b.forCheckpoint) - Number(a.forCheckpoint) ||
      since(a) - since(b) ||
      a.order - b.order ||
      a.lesson - b.lesson,
  );
}

/** From 1, among the questions of its lesson. */
function placeInLesson(questions: readonly DrawnFrom[], one: DrawnFrom): number {
  return questions.filter(({ lesson }) => lesson === one.lesson).indexOf(one) + 1;
}

/** One question of each lesson in turn, so that no two of a lesson follow each other while there are others. */
function interleaved<Question extends DrawnFrom>(questions: readonly Question[]): Question[] {
  return questions.toSorted(
    (a, b) => placeInLesson(questions, a) - placeInLesson(questions, b) || a.lesson - b.lesson,
  );
}

/**
 * Chooses the questions of a checkpoint: new ones first, then by the cards that are remembered least, mixed from all
 * lessons so far. Pure.
 */
import { checkpointLength, type QuestionId } from '@qubloom/contract';

/** A question from a lesson so far, with the learner's memory of the card that teaches it. */
export interface DrawnFrom {
  readonly id: QuestionId;
  /** The number of its lesson in the course, from 1. */
  readonly lesson: number;
  /** Its place in the quiz of that lesson. */
  readonly order: number;
  /** When the card is due; null if nothing has brought it up yet. */
  readonly due: Date | null;
  readonly lapses: number;
  /** When a quiz or a checkpoint asked it last; null if none has. */
  readonly askedAt: Date | null;
  /** True if the quiz of its lesson never asks it. */
  readonly forCheckpoint: boolean;
}

export interface Draw<Question extends DrawnFrom> {
  readonly questions: readonly Question[];
  /** The number of the lesson that was just completed. */
  readonly lastLesson: number;
  /** The questions that this checkpoint has asked before, newest first. */
  readonly askedBefore: readonly QuestionId[];
  readonly now: Date;
  /** Cards that are due before this moment are due now. */
  readonly dayEnds: Date;
}

/** No lesson gives more than a third if the others have enough questions. The last one never does. */
const maxOfOneLesson = checkpointLength / 3;

/** A question that was asked within this many days is remembered word for word, so it comes last. */
const freshAgainAfterDays = 14;
const dayLength = 86_400_000;

export function drawQuestions<Question extends DrawnFrom>(draw: Draw<Question>): Question[] {
  const ranked = inOrderOfNeed(draw);
  const fair = ranked.filter((one) => placeInLesson(ranked, one) <= maxOfOneLesson);
  const more = ranked.filter((one) => one.lesson !== draw.lastLesson && !fair.includes(one));
  return interleaved([...fair, ...more].slice(0, checkpointLength));
}

/** Returns true if these questions are a possible draw for some learner: the right number, and mixed well enough. */
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
 * Questions that were not asked lately come first: due ones, then those that were once forgotten. Among equal
 * questions, one that was never asked comes first, and before these, one that no quiz will ask.
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
  // The newest question that this checkpoint has asked comes last of all.
  const newness = ({ id }: DrawnFrom) =>
    askedBefore.includes(id) ? askedBefore.length - askedBefore.indexOf(id) : 0;
  // A card that was never brought up has waited since its lesson was completed, longer than any that was known since.
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

/** Takes one question from each lesson in turn, so two from one lesson are adjacent only if no others are left. */
function interleaved<Question extends DrawnFrom>(questions: readonly Question[]): Question[] {
  return questions.toSorted(
    (a, b) => placeInLesson(questions, a) - placeInLesson(questions, b) || a.lesson - b.lesson,
  );
}

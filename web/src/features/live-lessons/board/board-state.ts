/** State of a board: its class, and the most common wrong answers. */
import {
  lessonPartsOf,
  lessonScreensOf,
  parseLessonContent,
  type BlockOf,
  type BoardLearner,
  type GroupRooms,
  type LessonScreen,
  type LiveServerMessage,
} from '@qubloom/contract';

export interface BoardState {
  /** Number of learners who are connected. */
  readonly here: number;
  readonly learners: readonly BoardLearner[];
  /** Learners for each option of a question, by its id. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
}

export const emptyBoard: BoardState = { here: 0, learners: [], counts: {} };

const byName = new Intl.Collator('en');

export function afterMessage(board: BoardState, message: LiveServerMessage): BoardState {
  if (message.type === 'STEERED') return board;
  if (message.type === 'BOARD') {
    const { here, learners, counts } = message;
    return { here, learners: sorted(learners), counts };
  }
  const gone = new Set([...message.left, ...message.learners.map(({ id }) => id)]);
  return {
    here: message.here,
    learners: sorted([...board.learners.filter(({ id }) => !gone.has(id)), ...message.learners]),
    counts: { ...board.counts, ...message.counts },
  };
}

const sorted = <Learner extends Pick<BoardLearner, 'id' | 'name'>>(learners: readonly Learner[]) =>
  learners.toSorted((one, other) => byName.compare(one.name, other.name) || one.id - other.id);

export interface ClassMember extends Pick<BoardLearner, 'id' | 'name'> {
  /** Undefined if the learner has not joined the lesson. */
  readonly onBoard: BoardLearner | undefined;
  /** The group in whose room the learner is, instead of in the lesson. */
  readonly room: string | undefined;
}

/** Returns the whole class by names. Until it is loaded, these are the learners on the board. */
export function everybodyOf(
  { learners }: Pick<BoardState, 'learners'>,
  groups: GroupRooms | undefined,
): readonly ClassMember[] {
  const onBoard = new Map(learners.map((learner) => [learner.id, learner]));
  const roomOf = new Map(
    groups?.rooms.flatMap((room) =>
      room.learners.filter(({ isIn }) => isIn).map(({ id }) => [id, room.name] as const),
    ),
  );
  const absent = groups?.learners.filter(({ id }) => !onBoard.has(id)) ?? [];
  return sorted([...learners, ...absent]).map(({ id, name }) => {
    const found = onBoard.get(id);
    return { id, name, onBoard: found, room: found?.isAway === false ? undefined : roomOf.get(id) };
  });
}

export function stepsOf(content: string): readonly LessonScreen[] {
  return lessonScreensOf(lessonPartsOf(parseLessonContent(content)));
}

/** Names a step in a sentence: "Step 3 of 12: Guess". */
export function stepText(steps: readonly LessonScreen[], key: string): string {
  const index = steps.findIndex((step) => step.key === key);
  const title = steps[index]?.title;
  const place = `Step ${String(index + 1)} of ${String(steps.length)}`;
  return title === undefined ? place : `${place}: ${title}`;
}

export type Question = BlockOf<'predict'> | BlockOf<'choice'>;

/** The questions whose guesses are counted, in the order of the lesson. */
export const questionsOf = (steps: readonly Pick<LessonScreen, 'blocks'>[]): readonly Question[] =>
  steps.flatMap(({ blocks }) =>
    blocks.filter(
      (block): block is Question => block.kind === 'predict' || block.kind === 'choice',
    ),
  );

/** Returns the last question up to the teacher's step; undefined if there is none. */
export function questionAt(steps: readonly LessonScreen[], key: string): Question | undefined {
  const index = steps.findIndex((step) => step.key === key);
  return questionsOf(steps.slice(0, index + 1)).at(-1);
}

export interface CommonMistake {
  readonly question: Question;
  readonly option: number;
  readonly learners: number;
}

/** Fewer would say who it was. */
const fewest = 2;

/** Returns the wrong answer that most learners gave; of several, the one that comes last in the lesson. */
export function commonMistakeOf(
  questions: readonly Question[],
  counts: BoardState['counts'],
): CommonMistake | undefined {
  let most: CommonMistake | undefined;
  for (const question of questions) {
    for (const [option, learners] of (counts[question.id] ?? []).entries()) {
      const isWrong = option !== question.answer && learners >= fewest;
      if (isWrong && learners >= (most?.learners ?? 0)) most = { question, option, learners };
    }
  }
  return most;
}

/** Reads the cards of lessons, and the sets in which they are studied. */
import {
  readInteractive,
  type AnimationData,
  type CardDoing,
  type ShownInteractive,
} from '@qubloom/contract';
import type {
  CourseContent,
  FlashcardContent,
  FlashcardSetContent,
  PlacedFlashcard,
} from '../curriculum.ts';
import type { ContentReader } from './content-reader.ts';
import {
  FlashcardSetFile,
  FlashcardsFile,
  type CardInFile,
  type DoingInFile,
} from './flashcard-files.ts';
import { placeOfAnswer } from './shuffle.ts';

export function readLessonCards(reader: ContentReader, folder: string): FlashcardContent[] {
  const file = `${folder}/flashcards.yaml`;
  const cards = reader.optional(file, FlashcardsFile) ?? [];
  reader.reportRepeated(
    file,
    'key',
    cards.map(({ key }) => key),
  );
  return cards.map(cardOf);
}

/** Returns the sets in the order in which they are listed. */
export function readFlashcardSets(
  reader: ContentReader,
  courses: readonly CourseContent[],
): FlashcardSetContent[] {
  return reader
    .filesIn('flashcards')
    .flatMap((file) => readSet(reader, file, courses) ?? [])
    .sort((a, b) => a.position - b.position);
}

function readSet(
  reader: ContentReader,
  file: string,
  courses: readonly CourseContent[],
): FlashcardSetContent | undefined {
  const slug = file.replace(/^flashcards\/|\.yaml$/g, '');
  const set = reader.required(file, FlashcardSetFile);
  if (!set) return undefined;
  const { lessons = [], cards: own = [], ...rest } = set;
  reader.reportRepeated(file, 'lessons', lessons);
  reader.reportRepeated(
    file,
    'cards',
    own.map(({ key }) => key),
  );
  const cardsOfLesson = (lesson: string): readonly PlacedFlashcard[] => {
    const [course, name] = lesson.split('/');
    const found = courses
      .find((one) => one.slug === course)
      ?.lessons.find((one) => one.slug === name);
    if (!found) reader.report({ file, reason: `there is no lesson ${lesson}` });
    const home = `courses/${lesson}/flashcards.yaml`;
    return (found?.flashcards ?? []).map((card) => placed(card, lesson, home, lesson));
  };
  const cards = [
    ...lessons.flatMap(cardsOfLesson),
    ...own.map(({ lesson, ...card }) => placed(cardOf(card), slug, file, lesson)),
  ];
  return { ...rest, slug, file, iconUrl: `/pictures/flashcards/${slug}.svg`, lessons, cards };
}

/**
 * A card keeps its learning state when its lesson moves to another set, because its slug does not contain the set.
 */
function placed(
  card: FlashcardContent,
  home: string,
  file: string,
  lesson: string,
): PlacedFlashcard {
  return { ...card, slug: `${home}/${card.key}`, file, lesson };
}

function cardOf({ picture, doing, movedFrom, ...words }: CardInFile): FlashcardContent {
  const animationData: AnimationData = {
    ...(picture && { picture: withPropertiesRead(picture) }),
    ...(doing && { doing: doingOf(doing, words.key) }),
  };
  return {
    ...words,
    movedFrom: movedFrom ?? null,
    picture,
    animationData: picture || doing ? animationData : null,
  };
}

/** As in lessons, an interactive is drawn from the values of its properties. */
function withPropertiesRead(interactive: ShownInteractive): ShownInteractive {
  const read = readInteractive(interactive);
  return read.ok ? { ...interactive, properties: read.properties } : interactive;
}

function doingOf(doing: DoingInFile, key: string): CardDoing {
  if (doing.kind === 'histogram') {
    const { right, wrong } = doing;
    const answer = placeOfAnswer(key, wrong.length + 1);
    return { kind: 'histogram', charts: wrong.toSpliced(answer, 0, right), answer };
  }
  if (doing.kind === 'turn') return doing;
  const { mostGates, ...rest } = doing;
  return {
    ...rest,
    starter: doing.starter.trim(),
    reference: doing.reference.trim(),
    ...(mostGates !== undefined && { mostGates }),
  };
}

/** Splits a part's blocks so that each screen holds at most one thing to do and no more text than fits. */
import { isInlineCheck } from './inline-check-kinds.ts';
import { innerMarksOf } from './inline-marks.ts';
import type { BlockOf, LessonBlock } from './lesson-content.ts';

/** Blocks that explain words, set up the lab, or address the teacher are not shown in a part. */
type HiddenBlock = BlockOf<'word'> | BlockOf<'lab'> | BlockOf<'plan'>;

/** A block that a part shows. */
export type ShownBlock = Exclude<LessonBlock, BlockOf<'section'> | HiddenBlock>;

export function isHidden(block: LessonBlock): block is HiddenBlock {
  return block.kind === 'word' || block.kind === 'lab' || block.kind === 'plan';
}

/** The most paragraphs on a screen without a thing to do. */
const maxParagraphs = 3;

/** Characters that fill a phone's screen. A screen with fewer may have one paragraph more. */
const shortText = 360;

/** Characters of text before a thing to do. More would push it off a phone's first screen. */
const maxIntroduction = 300;

/** Text that is read or spoken. */
type Words = BlockOf<'paragraph'> | BlockOf<'says'>;

/** Width that a face takes from its bubble, in characters. */
const faceRoom = 60;

/** Counts what is read: of a link to the glossary, its word. */
const lengthOf = ({ kind, text }: Words) =>
  innerMarksOf(text).reduce((sum, mark) => sum + mark.text.length, 0) +
  (kind === 'says' ? faceRoom : 0);

export function screenBlocksOf(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const screens: ShownBlock[][] = [];
  let text: Words[] = [];
  const endText = () => {
    const last = screens.at(-1);
    const lastBlock = last?.at(-1);
    // A line about the result stays next to it. A longer comment would reveal the result beforehand.
    const isOneLine = text.length === 1 && text[0]?.kind === 'paragraph';
    if (isOneLine && last && lastBlock && isRun(lastBlock)) last.push(...text);
    else screens.push(...textScreens(text));
    text = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'says') {
      text.push(block);
    } else if (isThingToDo(block)) {
      const introduction = introductionOf(text);
      screens.push(...textScreens(text.slice(0, text.length - introduction.length)));
      screens.push([...introduction, block]);
      text = [];
    } else {
      endText();
      const last = screens.at(-1);
      if (last) last.push(block);
      else screens.push([block]);
    }
  }
  endText();
  return screens;
}

export function isThingToDo(block: ShownBlock): boolean {
  return (
    block.kind === 'predict' || block.kind === 'choice' || isInlineCheck(block) || isRun(block)
  );
}

/** Returns true if the block can show the result of a guess before it. */
export function isRun(block: ShownBlock): boolean {
  return ['simulator', 'picture', 'program'].includes(block.kind) || isTask(block);
}

export function isTask(block: ShownBlock): block is BlockOf<'task'> | BlockOf<'program-task'> {
  return block.kind === 'task' || block.kind === 'program-task';
}

/** Returns the last paragraphs that fit before a thing to do; at least one. */
function introductionOf(text: readonly Words[]): readonly Words[] {
  let length = 0;
  let first = text.length;
  while (first > 0) {
    const words = text[first - 1];
    length += words ? lengthOf(words) : 0;
    if (length > maxIntroduction && first < text.length) break;
    first -= 1;
  }
  return text.slice(first);
}

/** Spreads the text about equally over as few screens as possible. */
function textScreens(text: readonly Words[]): Words[][] {
  const length = text.reduce((sum, words) => sum + lengthOf(words), 0);
  const most = length <= shortText ? maxParagraphs + 1 : maxParagraphs;
  const count = Math.ceil(text.length / most);
  return Array.from({ length: count }, (_, index) =>
    text.slice(
      Math.round((index * text.length) / count),
      Math.round(((index + 1) * text.length) / count),
    ),
  );
}

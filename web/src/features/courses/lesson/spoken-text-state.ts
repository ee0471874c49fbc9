/** The text that is read aloud for a part of a lesson, in the order of its blocks. */
import { speakerNames, type ShownBlock, type LessonPart } from '@qubloom/contract';
import { spokenMarks } from '../../../product/read-aloud/spoken-text.ts';

/** Returns the text in short pieces, because some browsers cut off long ones. */
export function spokenPieces({ title, blocks }: LessonPart): readonly string[] {
  return [title ?? '', ...blocks.flatMap(piecesOf)]
    .map(spokenMarks)
    .filter((piece) => piece !== '');
}

function piecesOf(block: ShownBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'grown-ups':
      return [block.text];
    case 'says':
      return [`${speakerNames[block.who]} says: ${block.text}`];
    case 'predict':
    case 'choice':
      return [block.question, ...block.options.map(({ text }) => text)];
    case 'number':
    case 'bars':
    case 'histogram':
      return [block.question];
    case 'order':
      return [block.question, ...block.start.map((step) => block.steps[step] ?? '')];
    case 'task':
    case 'program-task':
      return [block.title, block.goal];
    case 'picture':
      return [block.title, block.description];
    case 'simulator':
    case 'program':
      return [block.title];
    case 'stop':
      return [];
  }
}

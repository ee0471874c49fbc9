/** The answers to what a step asks, as sentences for a teacher to show. */
import type { ShownBlock } from '@qubloom/contract';

export const answersOf = (blocks: readonly ShownBlock[]): readonly string[] =>
  blocks.flatMap((block) => answerOf(block) ?? []);

function answerOf(block: ShownBlock): string | null {
  switch (block.kind) {
    case 'predict':
    case 'choice': {
      const right = block.options[block.answer];
      return right ? `**${right.text}**. ${right.reply}` : null;
    }
    case 'number':
      return `**${String(block.answer)}${block.unit === 'percent' ? '%' : ''}**. ${block.reply}`;
    case 'bars':
      return block.reply;
    case 'histogram':
      return block.charts[block.answer]?.reply ?? null;
    case 'order':
      return `${block.steps.map((step, index) => `${String(index + 1)}. ${step}`).join(' ')} ${block.reply}`;
    case 'task':
    case 'program-task':
      // The last hint is a worked step.
      return `${block.hints.at(-1) ?? ''} ${block.success}`.trim();
    case 'paragraph':
    case 'says':
    case 'picture':
    case 'simulator':
    case 'program':
    case 'grown-ups':
    case 'stop':
      return null;
  }
}

import type { BlockOf } from '@qubloom/contract';
import type { Glossary } from './glossary.ts';

/** A check as a lesson or a path's step shows it in the text. */
export interface ShownCheck {
  readonly block: BlockOf<'number' | 'bars' | 'histogram' | 'order'>;
  readonly glossary: Glossary;
  /** Answered correctly before, maybe on another day. */
  readonly isSolved: boolean;
  readonly onSolved: () => void;
}

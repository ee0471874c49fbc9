import type { BlockOf } from '@qubloom/contract';
import type { Glossary } from './glossary.ts';

/** A check in the text as a lesson or a path's step shows it. */
export interface ShownCheck {
  readonly block: BlockOf<'number' | 'bars' | 'histogram' | 'order'>;
  readonly glossary: Glossary;
  /** It was answered rightly before, maybe on another day. */
  readonly isSolved: boolean;
  readonly onSolved: () => void;
}

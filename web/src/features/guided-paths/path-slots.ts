/** The parts of a step that other features draw. The route fills these in. */
import type { BlockOf } from '@qubloom/contract';
import type { ReactNode } from 'react';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';
import type { SavedPass } from '../../product/tasks/use-saved-pass.ts';

export interface Challenge {
  readonly block: BlockOf<'task'>;
  /** Key of its circuit in this browser's storage. */
  readonly draftKey: string;
  readonly pass: SavedPass;
  /** The step's heading already shows it. */
  readonly hidesTitle: boolean;
  readonly pageHints: { readonly ask: (() => void) | undefined };
}

export interface PathSlots {
  readonly renderChallenge: (challenge: Challenge) => ReactNode;
  readonly renderInlineCheck: (check: ShownCheck) => ReactNode;
  readonly renderInteractive: (block: BlockOf<'picture'>) => ReactNode;
}

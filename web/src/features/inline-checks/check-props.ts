import type { InlineGrade } from '@qubloom/curriculum';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';

export interface CheckProps<Kind extends ShownCheck['block']['kind']> {
  readonly block: Extract<ShownCheck['block'], { kind: Kind }>;
  readonly onGraded: (grade: InlineGrade) => void;
  /** What was said of the answer before is no longer about this one. */
  readonly onChanged: () => void;
}

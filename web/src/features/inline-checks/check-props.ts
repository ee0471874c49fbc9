import type { InlineGrade } from '@qubloom/curriculum';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';

export interface CheckProps<Kind extends ShownCheck['block']['kind']> {
  readonly block: Extract<ShownCheck['block'], { kind: Kind }>;
  readonly onGraded: (grade: InlineGrade) => void;
  /** Called when the answer changes, so that the earlier feedback no longer applies. */
  readonly onChanged: () => void;
}

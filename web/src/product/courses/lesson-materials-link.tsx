import type { LessonId } from '@qubloom/contract';
import { lessonAnchor } from './lesson-anchor.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';

export interface LessonMaterialsLinkProps {
  readonly lessonId: LessonId;
  /** Named for screen readers if the link is beside others. */
  readonly title?: string;
}

/** Leads to what a teacher prints or shows for a lesson. */
export function LessonMaterialsLink({ lessonId, title }: LessonMaterialsLinkProps) {
  return (
    <TextLink
      to="/resources"
      hash={lessonAnchor(lessonId)}
      className="inline-flex min-h-11 items-center"
    >
      <span>
        Plan, slides, and sheets {title !== undefined && <span className="sr-only">: {title}</span>}
      </span>
    </TextLink>
  );
}

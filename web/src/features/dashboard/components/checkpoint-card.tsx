import type { OpenCheckpoint } from '@qubloom/contract';
import { Flag } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CheckpointOffer } from '../../../product/checkpoints/checkpoint-offer.tsx';
import { checkpointTitle } from '../../../product/checkpoints/checkpoint-words.ts';

/** The checkpoint that has just opened. Renders nothing if there is none. */
export function CheckpointCard({ open }: { readonly open: OpenCheckpoint | null }) {
  if (!open) return null;
  const { course, afterLesson } = open;
  return (
    <CheckpointOffer
      title={checkpointTitle(afterLesson)}
      afterLesson={afterLesson}
      courseTitle={course.title}
    >
      <ButtonLink
        to="/courses/$id"
        params={{ id: String(course.id) }}
        search={{ checkpoint: afterLesson }}
        variant="secondary"
      >
        <Flag aria-hidden="true" />
        Take the Checkpoint
      </ButtonLink>
    </CheckpointOffer>
  );
}

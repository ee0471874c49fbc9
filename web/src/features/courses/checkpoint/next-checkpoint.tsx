import { Flag } from 'lucide-react';
import { CheckpointOffer } from '../../../product/checkpoints/checkpoint-offer.tsx';
import { checkpointTitle } from '../../../product/checkpoints/checkpoint-words.ts';
import { Button } from '../../../ui/controls/button.tsx';

export interface NextCheckpointProps {
  readonly afterLesson: number;
  readonly onCheckpoint: () => void;
}

/** The checkpoint that may come before the next lesson. */
export function NextCheckpoint({ afterLesson, onCheckpoint }: NextCheckpointProps) {
  return (
    <CheckpointOffer
      title={checkpointTitle(afterLesson)}
      afterLesson={afterLesson}
      className="mb-4 low:mb-2"
    >
      <Button variant="secondary" onClick={onCheckpoint}>
        <Flag aria-hidden="true" />
        Take the Checkpoint
      </Button>
    </CheckpointOffer>
  );
}

import { LifeBuoy } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';

export interface StuckOfferProps {
  /** Undefined if every hint is shown. */
  readonly onHint: (() => void) | undefined;
}

/** For a learner whose score has not improved for a while. */
export function StuckOffer({ onHint }: StuckOfferProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3">
      <LifeBuoy aria-hidden className="size-5 shrink-0 text-action" />
      <p className="min-w-[min(100%,12rem)] flex-1 text-base">
        {onHint
          ? 'Stuck for a moment? That is part of every puzzle. A hint costs nothing.'
          : 'Stuck for a moment? Build the worked step, one gate at a time. You may also read on and come back.'}
      </p>
      {onHint && (
        <Button variant="secondary" onClick={onHint}>
          Give Me a Hint
        </Button>
      )}
    </div>
  );
}

import type { Flashcard } from '@qubloom/contract';
import { Check, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { FlipCard, type CardSlots } from './flip-card.tsx';
import type { Study } from './use-study.ts';
import { useSwipe } from './use-study-keys.ts';

export interface StudyCardProps extends CardSlots {
  readonly study: Pick<Study, 'state' | 'flip' | 'pass' | 'rate'>;
  /** The card that is being asked. */
  readonly card: Flashcard;
}

/** One card with its rating buttons. */
export function StudyCard({ study, card, ...slots }: StudyCardProps) {
  const { state } = study;
  const swipe = useSwipe((direction) => study.rate(direction === 'right'));
  return (
    <>
      <div {...swipe} className="flex min-h-0 flex-1 flex-col gap-2 not-compact:gap-4 low:flex-row">
        <FlipCard
          key={`${card.id}-${state.at}`}
          card={card}
          isFlipped={state.isFlipped}
          hasPassed={state.answer !== undefined}
          onFlip={study.flip}
          onPassed={study.pass}
          {...slots}
        />
        <Ratings study={study} />
      </div>
      <p role="status" className="sr-only">
        {state.isFlipped
          ? `Answer: ${card.answer} ${card.explanation ?? ''}`
          : `Question: ${card.question}`}
      </p>
    </>
  );
}

/** Both can be pressed without turning the card over. */
function Ratings({ study: { rate, state } }: { readonly study: Pick<Study, 'rate' | 'state'> }) {
  return (
    <div className="grid grid-cols-2 gap-3 low:w-36 low:shrink-0 low:grid-cols-1 low:content-center">
      <Button
        variant="secondary"
        aria-keyshortcuts="2"
        className="px-2!"
        onClick={() => rate(false)}
      >
        <Undo2 aria-hidden="true" />
        Study More
      </Button>
      <Button
        variant={state.isFlipped ? 'primary' : 'secondary'}
        aria-keyshortcuts="1"
        className="px-2!"
        onClick={() => rate(true)}
      >
        <Check aria-hidden="true" />
        Know It
      </Button>
    </div>
  );
}

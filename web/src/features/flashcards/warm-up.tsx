/** A few due cards before a lesson, and the button that opens it. */
import type { DueCard } from '@qubloom/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stepClass } from '../../product/steps/frame-class.ts';
import { NavigationRow } from '../../product/steps/navigation-row.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { CardSlots } from './study/flip-card.tsx';
import { StudyCard } from './study/study-card.tsx';
import { useStudy } from './study/use-study.ts';
import { useStudyKeys } from './study/use-study-keys.ts';

export interface WarmUpProps extends CardSlots {
  readonly cards: readonly DueCard[];
  /** Called when they are finished, or were skipped. */
  readonly onDone: () => void;
}

export function WarmUp({ cards, onDone, ...slots }: WarmUpProps) {
  const study = useStudy({ cards, known: [], repeats: false });
  const { card, state, isOver } = study;
  useStudyKeys(study, !isOver);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section
        aria-labelledby="warm-up"
        className={`${stepClass} flex max-w-3xl! animate-rise flex-col gap-3 low:gap-1.5`}
      >
        <h2
          ref={heading}
          id="warm-up"
          tabIndex={-1}
          className="text-xl outline-none not-compact:text-2xl low:text-base"
        >
          {cards.length === 1 ? 'One quick question from before' : 'A few quick ones from before'}
        </h2>
        {card && <StudyCard study={study} card={card} {...slots} />}
      </section>
      <NavigationRow
        onBack={undefined}
        place={{ number: Math.min(state.at + 1, cards.length), count: cards.length }}
        isFull={false}
      >
        <Button variant="secondary" onClick={onDone}>
          Skip to the Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      </NavigationRow>
    </>
  );
}

import type { CardAnswer, DueCard, Flashcard, ShownInteractive } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleCheck, Lightbulb, RotateCw } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Fold } from '../../../ui/display/fold.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { CardDoingProps } from '../doing/card-doing.tsx';

export interface CardSlots {
  /** Another feature draws pictures. */
  readonly renderInteractive: (interactive: ShownInteractive) => ReactNode;
}

export interface FlipCardProps extends CardSlots {
  readonly card: Flashcard | DueCard;
  readonly isFlipped: boolean;
  /** The card was answered by doing, correctly. */
  readonly hasPassed: boolean;
  readonly onFlip: () => void;
  readonly onPassed: (answer: CardAnswer) => void;
}

const CardDoing = lazyPart<CardDoingProps>(
  async () => (await import('../doing/card-doing.tsx')).CardDoing,
);

/** Both sides are stacked. The hidden side can be neither focused nor announced. */
export function FlipCard({
  card,
  isFlipped,
  hasPassed,
  onFlip,
  onPassed,
  ...slots
}: FlipCardProps) {
  const doing = card.animationData?.doing;
  const cardRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that turned the card is on the hidden side now.
    const away = cardRef.current?.querySelector('section[inert]');
    if (!away?.contains(document.activeElement)) return;
    cardRef.current
      ?.querySelector<HTMLElement>('section:not([inert]) [data-flip]')
      ?.focus({ preventScroll: true });
  }, [isFlipped]);
  return (
    <div ref={cardRef} className="grid min-h-0 flex-1 [perspective:1200px]">
      <div
        className={clsx(
          'grid min-h-0 transition-transform duration-200 ease-calm transform-3d',
          isFlipped && 'rotate-y-180',
        )}
      >
        <Face name="Question" isHidden={isFlipped}>
          <h2
            className={clsx(
              'text-center text-xl leading-snug text-balance sm:text-2xl low:text-lg',
              !doing && 'mt-auto',
            )}
          >
            {card.question}
          </h2>
          <Hint card={card} />
          {doing && (
            <Suspense fallback={<Skeleton className="h-24 w-full" />}>
              <CardDoing doing={doing} question={card.question} onPassed={onPassed} />
            </Suspense>
          )}
          <FlipButton isWhole={!doing} onFlip={onFlip}>
            Show Answer
          </FlipButton>
        </Face>
        <Face name="Answer" isHidden={!isFlipped} className="rotate-y-180">
          {hasPassed && (
            <p className="flex items-center gap-2 font-semibold text-good-ink">
              <CircleCheck aria-hidden="true" className="size-5" /> Right.
            </p>
          )}
          <p className="mt-auto text-center font-heading text-xl leading-snug font-semibold text-balance sm:text-2xl low:text-lg">
            {card.answer}
          </p>
          <Explanation card={card} {...slots} />
          <FlipButton isWhole={!card.animationData?.picture} onFlip={onFlip}>
            Show Question
          </FlipButton>
        </Face>
      </div>
    </div>
  );
}

interface FaceProps {
  readonly name: string;
  readonly isHidden: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function Face({ name, isHidden, className, children }: FaceProps) {
  return (
    <section
      aria-label={name}
      inert={isHidden}
      className={clsx(
        'col-start-1 row-start-1 min-h-0 overflow-y-auto rounded-card border-2 bg-surface shadow-card backface-hidden',
        // The new side is visible and focusable at once.
        isHidden ? 'invisible border-line transition-[visibility] duration-200' : 'border-action',
        className,
      )}
    >
      {/* The button at its end is stretched over all of it. */}
      <div className="relative flex min-h-full flex-col items-center justify-center gap-3 p-4 sm:p-7 low:gap-2 low:p-3">
        {children}
      </div>
    </section>
  );
}

interface FlipButtonProps {
  /** The whole face can be pressed, because nothing on it except links handles presses. */
  readonly isWhole: boolean;
  readonly onFlip: () => void;
  readonly children: string;
}

function FlipButton({ isWhole, onFlip, children }: FlipButtonProps) {
  return (
    <button
      type="button"
      data-flip
      onClick={onFlip}
      className={clsx(
        buttonClass({ variant: 'quiet', size: 'small' }),
        'mt-auto',
        isWhole && 'after:absolute after:inset-0 after:rounded-card',
      )}
    >
      <RotateCw aria-hidden="true" />
      {children}
    </button>
  );
}

/** The hint of a card that was missed repeatedly. */
function Hint({ card }: { readonly card: Flashcard | DueCard }) {
  if (!('hint' in card) || card.hint === null) return null;
  return (
    <p className="flex max-w-[52ch] items-start gap-2 rounded-control bg-points-soft px-3 py-2 text-points-ink">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {card.hint} <LessonLink card={card} />
      </span>
    </p>
  );
}

function LessonLink({ card: { lesson } }: { readonly card: Flashcard }) {
  return (
    <Link
      to="/courses/$id"
      params={{ id: String(lesson.courseId) }}
      search={{ lesson: lesson.id }}
      className="relative z-10 underline underline-offset-4"
    >
      Lesson: {lesson.title}
    </Link>
  );
}

interface ExplanationProps extends CardSlots {
  readonly card: Flashcard;
}

function Explanation({ card, renderInteractive }: ExplanationProps) {
  const { explanation, imageUrl, animationData } = card;
  const { picture, doing } = animationData ?? {};
  return (
    <>
      {doing?.kind === 'build' && (
        <pre
          aria-label="A circuit that does it"
          className="rounded-control bg-sunken px-3 py-2 font-mono"
        >
          {doing.reference}
        </pre>
      )}
      {explanation !== null && (
        <p className="max-w-[60ch] text-center text-ink-soft sm:text-lg low:text-base">
          {explanation}
        </p>
      )}
      {imageUrl !== null && <img src={imageUrl} alt="" className="max-h-48" />}
      {picture && (
        <div className="w-full">
          <Fold summary="See it in a picture">{renderInteractive(picture)}</Fold>
        </div>
      )}
      <p className="text-sm text-ink-soft">
        <LessonLink card={card} />
      </p>
    </>
  );
}

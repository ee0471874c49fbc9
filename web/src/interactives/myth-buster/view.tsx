import type { SortableCard } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { answersRight, withAnswer, type Answers } from '../../diagrams/cards/answers.ts';
import type { ViewProps } from '../interactive.ts';

const verdicts = { true: 'True', false: 'A myth' } as const;
type Verdict = keyof typeof verdicts;

/** Sentences, one at a time, that the learner classifies as myth or fact. Each answer gets a reason. */
export function View({ cards }: ViewProps<'myth-buster'>) {
  const [answers, setAnswers] = useState<Answers>([]);
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  const card = cards[at];
  useReportRun(!card);

  const goTo = (index: number) => {
    setAt(index);
    heading.current?.focus();
  };

  return (
    <div className="grid gap-4">
      <p ref={heading} tabIndex={-1} className="text-sm text-ink-soft">
        {card ? `Card ${at + 1} of ${cards.length}` : 'All cards are done.'}
      </p>
      {card ? (
        <MythCard
          card={card}
          answer={answers[at]}
          isLast={at === cards.length - 1}
          onAnswer={(answer) => setAnswers(withAnswer(answers, at, answer))}
          onNext={() => goTo(at + 1)}
        />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-lg">
            {answersRight(cards, answers)} of {cards.length} at the first try.
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setAnswers([]);
              goTo(0);
            }}
          >
            <RotateCcw aria-hidden /> Once more
          </Button>
        </div>
      )}
    </div>
  );
}

interface MythCardProps {
  readonly card: SortableCard;
  readonly answer: string | undefined;
  readonly isLast: boolean;
  readonly onAnswer: (answer: Verdict) => void;
  readonly onNext: () => void;
}

function MythCard({ card, answer, isLast, onAnswer, onNext }: MythCardProps) {
  return (
    <>
      <blockquote className="rounded-card border border-line bg-sunken px-5 py-6 text-lg">
        {card.text}
      </blockquote>
      <div role="group" aria-label="True, or a myth?" className="flex flex-wrap gap-2">
        {(['true', 'false'] as const).map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
            aria-pressed={answer === verdict}
            aria-disabled={answer !== undefined}
            onClick={() => {
              if (answer === undefined) onAnswer(verdict);
            }}
          >
            {verdicts[verdict]}
          </Button>
        ))}
      </div>
      <div aria-live="polite" className="min-h-12">
        {answer !== undefined && (
          <p className="rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
            {answer === card.pile ? 'Yes.' : 'Not quite.'} This is{' '}
            {card.pile === 'true' ? 'true' : 'a myth'}. {card.reason}
          </p>
        )}
      </div>
      {answer !== undefined && (
        <Button className="justify-self-start" onClick={onNext}>
          {isLast ? 'See how it went' : 'Next card'}
        </Button>
      )}
    </>
  );
}

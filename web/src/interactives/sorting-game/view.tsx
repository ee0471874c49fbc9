import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { Button } from '../../ui/controls/button.tsx';
import { answersRight, withAnswer, type Answers } from '../../diagrams/cards/answers.ts';
import type { ViewProps } from '../interactive.ts';
import { pilesOf, type SortingCard } from './state.ts';

/** Cards to put on piles, one at a time. */
export function View(props: ViewProps<'sorting-game'>) {
  const [{ cards, piles }] = useState(() => pilesOf(props));
  const [answers, setAnswers] = useState<Answers>([]);
  const [at, setAt] = useState(0);
  const progress = useRef<HTMLParagraphElement>(null);
  const card = cards[at];
  const answer = answers[at];
  useReportRun(!card);
  const reply = useRef<HTMLDivElement>(null);
  useBroughtIntoView(reply, answer !== undefined && at + 1);

  const goTo = (index: number) => {
    setAt(index);
    progress.current?.focus();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 not-compact:gap-4">
      <p ref={progress} tabIndex={-1} className="text-sm text-ink-soft">
        {card ? `Card ${at + 1} of ${cards.length}` : 'All cards are sorted.'}
      </p>
      {card && (
        <OpenCard
          card={card}
          piles={piles}
          answer={answer}
          onAnswer={(pile) => setAnswers(withAnswer(answers, at, pile))}
        />
      )}
      <div ref={reply} className="grid gap-2.5 not-compact:gap-4">
        <div aria-live="polite" className={card ? 'min-h-12' : undefined}>
          {card && answer !== undefined && (
            <p className="rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
              {answer === card.pile ? 'Yes.' : 'Not quite.'} It belongs to “
              {piles[Number(card.pile) - 1]}”. {card.reason}
            </p>
          )}
        </div>
        {card && answer !== undefined && (
          <Button className="justify-self-start" onClick={() => goTo(at + 1)}>
            {at === cards.length - 1 ? 'See the piles' : 'Next card'}
          </Button>
        )}
      </div>
      {!card && (
        <SortedPiles
          cards={cards}
          piles={piles}
          answers={answers}
          onRestart={() => {
            setAnswers([]);
            goTo(0);
          }}
        />
      )}
    </div>
  );
}

interface OpenCardProps {
  readonly card: SortingCard;
  readonly piles: readonly string[];
  readonly answer: string | undefined;
  readonly onAnswer: (pile: string) => void;
}

function OpenCard({ card, piles, answer, onAnswer }: OpenCardProps) {
  return (
    <>
      <div className="rounded-card border border-line bg-sunken p-3 text-base not-compact:p-5 not-compact:text-lg low:p-2">
        <p>{card.text}</p>
        {card.amplitudes && (
          <div className="mt-2 text-base">
            <AmplitudeBars amplitudes={card.amplitudes} hasTable={false} />
          </div>
        )}
      </div>
      <div role="group" aria-label="Put the card on" className="flex flex-wrap gap-2">
        {piles.map((pile, index) => (
          <Button
            key={pile}
            variant="secondary"
            aria-pressed={answer === String(index + 1)}
            aria-disabled={answer !== undefined}
            onClick={() => onAnswer(String(index + 1))}
          >
            {pile}
          </Button>
        ))}
      </div>
    </>
  );
}

interface SortedPilesProps {
  readonly cards: readonly SortingCard[];
  readonly piles: readonly string[];
  readonly answers: Answers;
  readonly onRestart: () => void;
}

/** The cards on their piles, and how many were right at the first try. */
function SortedPiles({ cards, piles, answers, onRestart }: SortedPilesProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {piles.map((pile, index) => (
          <section key={pile} aria-label={pile} className="rounded-card bg-sunken p-4">
            <p className="font-medium">{pile}</p>
            <ul className="mt-2 list-disc pl-5 text-sm">
              {cards
                .filter((one) => one.pile === String(index + 1))
                .map((one) => (
                  <li key={one.text}>{one.text}</li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="text-lg">
        {answersRight(cards, answers)} of {cards.length} at the first try.
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onRestart}>
        <RotateCcw aria-hidden /> Once more
      </Button>
    </>
  );
}

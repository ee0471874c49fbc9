import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RadioCard } from '../../ui/controls/radio-cards.tsx';

export interface GuessCardsProps<T extends string> {
  readonly question: ReactNode;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly guess: T | null;
  /** Once the answer has been seen, the guess stays as it is. */
  readonly isLocked: boolean;
  readonly onGuess: (guess: T) => void;
}

/** What do you think will happen? A few answers to choose from; once it has happened, the one that was chosen. */
export function GuessCards<T extends string>({
  question,
  options,
  guess,
  isLocked,
  onGuess,
}: GuessCardsProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{question}</legend>
      <div className="grid gap-1.5">
        {options
          .filter(({ value }) => !isLocked || value === guess)
          .map(({ value, text }) => (
            <RadioCard
              key={value}
              name={name}
              value={value}
              checked={guess === value}
              disabled={isLocked}
              tone={isLocked && guess === value ? 'neutral' : 'plain'}
              onChoose={() => onGuess(value)}
              end={
                isLocked &&
                guess === value && (
                  <span className="flex items-center gap-1 text-sm text-ink-soft">
                    <Lock aria-hidden className="size-4" />{' '}
                    <span className="sr-only">your guess</span>
                  </span>
                )
              }
            >
              {text}
            </RadioCard>
          ))}
      </div>
    </fieldset>
  );
}

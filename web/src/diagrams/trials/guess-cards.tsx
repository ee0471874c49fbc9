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
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{question}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
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
              mark={isLocked && <Lock className="size-4" />}
            >
              {text}
              {isLocked && <span className="sr-only">, your guess</span>}
            </RadioCard>
          ))}
      </div>
    </fieldset>
  );
}

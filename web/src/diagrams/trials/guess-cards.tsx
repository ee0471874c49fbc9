import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RadioCard } from '../../ui/controls/radio-cards.tsx';
import { Steady } from '../../ui/display/steady.tsx';

export interface GuessCardsProps<T extends string> {
  readonly question: ReactNode;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly guess: T | null;
  /** After the answer has been shown, the guess cannot be changed. */
  readonly isLocked: boolean;
  readonly onGuess: (guess: T) => void;
  /** The result. Once the guess is locked, it replaces the other answers. */
  readonly result?: ReactNode;
}

/**
 * A guess of what will happen, with a few answers to choose from. The height stays the same afterward, because
 * otherwise the content below would move under the thumb that has just pressed.
 */
export function GuessCards<T extends string>(props: GuessCardsProps<T>) {
  const { question, options, guess, isLocked, onGuess, result } = props;
  const name = useId();
  const card = ({ value, text }: (typeof options)[number]) => {
    const isFinal = isLocked && value === guess;
    return (
      <RadioCard
        key={value}
        name={name}
        value={value}
        checked={guess === value}
        disabled={isLocked}
        tone={isFinal ? 'neutral' : 'plain'}
        onChoose={() => onGuess(value)}
        mark={isFinal && <Lock className="size-4" />}
      >
        {text}
        {isFinal && <span className="sr-only">, your guess</span>}
      </RadioCard>
    );
  };
  const column = 'grid grid-cols-[minmax(0,1fr)] gap-1.5';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{question}</legend>
      {isLocked && result ? (
        <Steady
          items={[
            <div key="room" className={column}>
              {options.map(({ value, text }) => (
                <RadioCard
                  key={value}
                  name={`${name}-room`}
                  value={value}
                  checked={false}
                  disabled
                  onChoose={() => onGuess(value)}
                >
                  {text}
                </RadioCard>
              ))}
            </div>,
            <div key="result" className="grid grid-cols-[minmax(0,1fr)]">
              {options.filter(({ value }) => value === guess).map(card)}
              {result}
            </div>,
          ]}
          shown={1}
        />
      ) : (
        <div className={column}>{options.map(card)}</div>
      )}
    </fieldset>
  );
}

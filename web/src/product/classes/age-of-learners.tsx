import type { ReactNode } from 'react';
import { RadioCard } from '../../ui/controls/radio-cards.tsx';

/** Grown-ups get no account of a class. */
export type AgeOfLearner = 'under-13' | '13-17';

const ages: readonly { readonly value: AgeOfLearner; readonly label: string }[] = [
  { value: '13-17', label: '13 to 17' },
  { value: 'under-13', label: 'Under 13' },
];

interface AgeOfLearnersProps {
  /** Null if nothing is chosen. */
  readonly value: AgeOfLearner | null;
  readonly onChoose: (value: AgeOfLearner) => void;
  readonly children?: ReactNode;
}

/** Asks for the age group of the learners who get accounts of a class. */
export function AgeOfLearners({ value, onChoose, children }: AgeOfLearnersProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">How old are these learners?</legend>
      {ages.map((age) => (
        <RadioCard
          key={age.value}
          name="age"
          value={age.value}
          checked={age.value === value}
          onChoose={() => onChoose(age.value)}
        >
          {age.label}
        </RadioCard>
      ))}
      {children}
    </fieldset>
  );
}

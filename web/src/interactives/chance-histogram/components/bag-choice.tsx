import { marbleBags } from '@qubloom/contract';
import { useState } from 'react';
import { MarbleBag } from './marble-bag.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';

type Bag = (typeof marbleBags)[number];

const names: Readonly<Record<Bag, string>> = {
  '1-1': 'One of each',
  '3-1': 'Three 0s, one 1',
  '1-3': 'One 0, three 1s',
  '4-0': 'Only 0s',
};
const bagOptions = marbleBags.map((value) => ({ value, label: names[value] }));

interface BagChoiceProps {
  readonly first: Bag;
  readonly problem?: string | undefined;
}

/** A few bags to draw from, fair and unfair. */
export function BagChoice({ first, problem }: BagChoiceProps) {
  const [chosen, setChosen] = useState(first);
  const [zeros = 0, ones = 0] = chosen.split('-').map(Number);
  return (
    <MarbleBag
      key={chosen}
      zeros={zeros}
      ones={ones}
      problem={problem}
      choice={
        <Choices label="Which bag?" options={bagOptions} chosen={chosen} onChoose={setChosen} />
      }
    />
  );
}

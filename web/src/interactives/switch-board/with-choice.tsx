import { useState } from 'react';
import { SwitchBoard } from './view.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { maxSwitches, type SwitchesOptions } from './options.ts';

const counts = Array.from({ length: maxSwitches }, (_, at) => String(at + 1));
const countOptions = counts.map((count) => ({ value: count, label: count }));

/** Rows of one to six switches, and the patterns that they can make. */
export function Switches({ switches, problem }: SwitchesOptions) {
  const [count, setCount] = useState(String(switches));
  return (
    <SwitchBoard
      key={count}
      switches={Number(count)}
      problem={problem}
      choice={
        <Choices
          label="How many switches?"
          options={countOptions}
          chosen={count}
          onChoose={setCount}
        />
      }
    />
  );
}

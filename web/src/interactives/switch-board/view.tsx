import { useState } from 'react';
import { Choices } from '../../ui/controls/choices.tsx';
import type { ShownInteractive } from '../interactive.ts';
import { SwitchBoard } from './components/board.tsx';
import { maxSwitches, type SwitchesOptions } from './options.ts';

const counts = Array.from({ length: maxSwitches }, (_, at) => String(at + 1));
const countOptions = counts.map((count) => ({ value: count, label: count }));

/** A row of switches and the patterns that they can make. On a page of its own, learners choose the number of switches. */
export function View({ switches, isPage, problem }: SwitchesOptions & ShownInteractive) {
  const [count, setCount] = useState(String(switches));
  if (!isPage) return <SwitchBoard switches={switches} />;
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

import { maxSwitches } from '@qubloom/contract';
import { useState } from 'react';
import { Choices } from '../../ui/controls/choices.tsx';
import type { ViewProps } from '../interactive.ts';
import { SwitchRow } from './components/switch-row.tsx';

const counts = Array.from({ length: maxSwitches }, (_, at) => String(at + 1));
const countOptions = counts.map((count) => ({ value: count, label: count }));

/** A row of switches and the patterns that they can make. On a page of its own, learners choose the number of switches. */
export function View({ switches, isPage, problem }: ViewProps<'switch-board'>) {
  const [count, setCount] = useState(String(switches));
  if (!isPage) return <SwitchRow switches={switches} />;
  return (
    <SwitchRow
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

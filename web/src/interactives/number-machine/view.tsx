import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { ViewProps } from '../interactive.ts';

/** Numbers that are enough to show whether anything repeats, or is ever a surprise. */
const enough = 8;
const most = 16;

/** A rule that makes each number from the previous one. A spy who knows the start can predict it. */
export function View({ start, times, plus, modulo, spy }: ViewProps<'number-machine'>) {
  const [numbers, setNumbers] = useState<readonly number[]>([start]);
  useReportRun(numbers.length >= enough);
  const last = numbers.at(-1) ?? start;
  const isFull = numbers.length >= most;
  const goOn = () => {
    if (!isFull) setNumbers([...numbers, (last * times + plus) % modulo]);
  };
  return (
    <div className="grid gap-4">
      <p>
        The rule: {times === 2 ? 'double it' : `times ${times}`}
        {plus > 0 && `, plus ${plus}`}. Divide by {modulo}, and keep only what is left over.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isFull} onClick={goOn}>
          Next number <ArrowRight aria-hidden />
        </Button>
        <Button variant="quiet" onClick={() => setNumbers([start])}>
          <RotateCcw aria-hidden /> Start again
        </Button>
      </div>
      <NumberRow label={spy ? 'The machine' : 'The numbers'} numbers={numbers} />
      {spy && <NumberRow label="The spy, with the same start" numbers={numbers} />}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {numbers.length === 1 ? `It starts with ${start}.` : `Number ${numbers.length} is ${last}.`}
      </p>
    </div>
  );
}

interface NumberRowProps {
  readonly label: string;
  readonly numbers: readonly number[];
}

function NumberRow({ label, numbers }: NumberRowProps) {
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <ol aria-label={label} className="flex flex-wrap gap-1.5">
        {numbers.map((number, at) => (
          <li
            key={at}
            className="grid size-10 place-items-center rounded-md bg-action-soft font-mono text-lg text-action-ink tabular-nums"
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

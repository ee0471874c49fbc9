import type { BlockOf } from '@qubloom/contract';
import { box, circuitGrid, gradeTask, look, wiresIn } from '@qubloom/curriculum';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useId, useReducer } from 'react';
import { oneQubitAmplitudes, outcomesOf } from '../../lib/circuit-run.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CircuitStrip } from '../../ui/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip } from '../../ui/circuit-strip/strip-state.ts';
import { OutcomeBars } from '../../ui/outcome-bars.tsx';
import { SignedBars } from '../../ui/signed-bars.tsx';
import { freshTask, taskAfter } from './task-state.ts';

/** A circuit to build and have checked by the engine, with a reason and a next step when it is not right. */
export function TaskWidget({ block }: { readonly block: BlockOf<'task'> }) {
  const title = useId();
  const [strip, edit] = useReducer(editStrip, circuitGrid(block.starter), startStrip);
  const [task, tell] = useReducer(taskAfter, freshTask);
  const cells = strip.grid.rows.flat();
  const isHidden = cells.includes(box);
  const isOneQubit = wiresIn(strip.grid) === 1 && !cells.includes(look);

  const check = async () => {
    const grade = await gradeTask(block, strip.grid);
    tell(grade.passed ? { kind: 'passed' } : { kind: 'wrong', diagnosis: grade.diagnosis });
  };

  return (
    <Card as="section" aria-labelledby={title}>
      <h3 id={title} className="flex items-center gap-2 text-xl">
        {task.isDone && <CircleCheck aria-label="Done:" className="size-6 text-good" />}
        {block.title}
      </h3>
      <p className="mt-2">{block.goal}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <CircuitStrip
          label={block.title}
          state={strip}
          gates={block.gates}
          onEdit={(change) => {
            edit(change);
            tell({ kind: 'edited' });
          }}
        />
        {!isHidden &&
          (isOneQubit ? (
            <SignedBars amplitudes={oneQubitAmplitudes(strip.grid)} />
          ) : (
            <OutcomeBars outcomes={outcomesOf(strip.grid)} />
          ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void check()}>Check</Button>
        {task.hintsShown < block.hints.length && (
          <Button variant="quiet" onClick={() => tell({ kind: 'hint', hints: block.hints.length })}>
            <Lightbulb aria-hidden /> {task.hintsShown === 0 ? 'Hint' : 'Next hint'}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-3 grid gap-2">
        {block.hints.slice(0, task.hintsShown).map((hint) => (
          <p key={hint} className="rounded-control bg-points-soft px-4 py-2.5 text-points-ink">
            {hint}
          </p>
        ))}
        {task.feedback === 'passed' && (
          <p className="flex items-start gap-2 rounded-control bg-good-soft px-4 py-2.5 text-good-ink">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" /> {block.success}
          </p>
        )}
        {task.feedback !== null && task.feedback !== 'passed' && (
          <p className="rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
            <strong className="font-medium">{task.feedback.reason}</strong> {task.feedback.next}
          </p>
        )}
      </div>
    </Card>
  );
}

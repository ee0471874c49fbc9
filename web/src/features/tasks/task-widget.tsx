import type { BlockOf, LessonId } from '@qubloom/contract';
import {
  box,
  circuitGrid,
  formatCircuitText,
  gradeTask,
  look,
  parseCircuitText,
  wiresIn,
} from '@qubloom/curriculum';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from '../../lib/auth.tsx';
import { oneQubitAmplitudes, outcomesOf } from '../../lib/circuit-run.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CircuitStrip } from '../../ui/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip } from '../../ui/circuit-strip/strip-state.ts';
import { OutcomeBars } from '../../ui/outcome-bars.tsx';
import { SignedBars } from '../../ui/signed-bars.tsx';
import { StuckOffer } from './components/stuck-offer.tsx';
import { TaskFeedback } from './components/task-feedback.tsx';
import { TaskHints } from './components/task-hints.tsx';
import { loadDraft, saveDraft } from './task-draft.ts';
import { freshTask, isStuck, taskAfter, type TaskEvent } from './task-state.ts';
import { useKeptPass } from './use-kept-pass.ts';

export interface TaskWidgetProps {
  readonly block: BlockOf<'task'>;
  readonly lessonId: LessonId;
}

/** A circuit to build and have checked by the engine, with a reason and a next step when it is not right. */
export function TaskWidget({ block, lessonId }: TaskWidgetProps) {
  const title = useId();
  const { user } = useAuth();
  const learner = user?.id;
  const [draft] = useState(() => loadDraft({ learner, lessonId, task: block.id }));
  const [strip, edit] = useReducer(editStrip, circuitGrid(block.starter), (starter) =>
    startStrip(starter, draft?.grid),
  );
  const [task, tell] = useReducer(taskAfter, freshTask);
  const pass = useKeptPass(lessonId, block.id, (diagnosis, nearness) =>
    tell({ kind: 'wrong', diagnosis, nearness }),
  );
  const circuit = formatCircuitText(strip.grid);
  const isTouched = strip.past.length + strip.future.length > 0;
  useEffect(() => {
    if (isTouched) saveDraft({ learner, lessonId, task: block.id }, circuit);
  }, [isTouched, learner, lessonId, block.id, circuit]);

  // A circuit that was changed while it was graded is graded in vain.
  const shown = useRef(circuit);
  useEffect(() => {
    shown.current = circuit;
  }, [circuit]);
  const answers = useRef<HTMLDivElement>(null);
  const answer = (event: TaskEvent) => {
    // It must be on the page before it can be brought into view.
    flushSync(() => tell(event));
    answers.current?.scrollIntoView({ block: 'nearest' });
  };
  const check = async () => {
    const grade = await gradeTask(block, strip.grid);
    if (shown.current !== circuit) return undefined;
    if (grade.passed) pass.keep(circuit);
    return grade;
  };
  const checkAsAsked = async () => {
    const grade = await check();
    if (!grade) return;
    if (grade.passed) answer({ kind: 'passed' });
    else answer({ kind: 'wrong', diagnosis: grade.diagnosis, nearness: grade.nearness });
  };
  // Solved before signing in: it is kept without being checked once more.
  const keepAdopted = useEffectEvent(async () => {
    const grade = await check();
    if (grade?.passed === true) tell({ kind: 'passed' });
  });
  useEffect(() => {
    if (draft?.isAdopted) void keepAdopted();
  }, [draft]);

  const cells = strip.grid.rows.flat();
  const isHidden = cells.includes(box);
  const isOneQubit = wiresIn(strip.grid) === 1 && !cells.includes(look);
  const isDone = pass.isSignedIn ? pass.circuit !== undefined : task.isDone;
  const newestHint = useRef<HTMLParagraphElement>(null);
  const hint = () => {
    flushSync(() => tell({ kind: 'hint', hints: block.hints.length }));
    // The button that gave the last hint is gone, and with it the focus.
    if (document.activeElement === document.body) newestHint.current?.focus();
  };
  const hasHints = task.hintsShown < block.hints.length;
  const differsFromKept =
    pass.circuit !== undefined &&
    pass.circuit.replace(/\s+/g, ' ') !== circuit.replace(/\s+/g, ' ');
  const showKept = () => {
    const kept = parseCircuitText(pass.circuit ?? '');
    if (kept.ok) edit({ kind: 'show', grid: kept.grid });
    tell({ kind: 'edited' });
  };

  return (
    <Card as="section" aria-labelledby={title}>
      <h3 id={title} className="flex items-center gap-2 text-xl">
        {isDone && <CircleCheck aria-label="Done:" className="size-6 text-good" />}
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
        <Button onClick={() => void checkAsAsked()}>Check</Button>
        {hasHints && (
          <Button variant="quiet" onClick={hint}>
            <Lightbulb aria-hidden /> {task.hintsShown === 0 ? 'Hint' : 'Next hint'}
          </Button>
        )}
        {differsFromKept && (
          <Button variant="quiet" onClick={showKept}>
            <CircleCheck aria-hidden /> Show What I Built
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-3 grid gap-2">
        <div ref={answers} className="grid scroll-my-24 gap-2 empty:hidden">
          <TaskFeedback feedback={task.feedback} success={block.success} pass={pass} />
        </div>
        {isStuck(task) && <StuckOffer onHint={hasHints ? hint : undefined} />}
        <TaskHints hints={block.hints} shown={task.hintsShown} newest={newestHint} />
      </div>
    </Card>
  );
}

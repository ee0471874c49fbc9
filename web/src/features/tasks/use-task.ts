/** The work on one task: the circuit that stands in it, what is said about it, and what is kept. */
import type { BlockOf, LessonId } from '@qubloom/contract';
import { circuitGrid, formatCircuitText, gradeTask, parseCircuitText } from '@qubloom/curriculum';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { editStrip, startStrip, type StripEdit } from '../../ui/circuit-strip/strip-state.ts';
import { loadDraft, saveDraft } from './task-draft.ts';
import { freshTask, taskAfter, type TaskEvent } from './task-state.ts';
import { useKeptPass } from './use-kept-pass.ts';

export function useTask(block: BlockOf<'task'>, lessonId: LessonId) {
  const learner = useAuth().user?.id;
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

  const shown = useRef(circuit);
  useEffect(() => {
    shown.current = circuit;
  }, [circuit]);
  /** Nothing for a circuit that was changed while it was graded. */
  const check = async (): Promise<TaskEvent | undefined> => {
    const grade = await gradeTask(block, strip.grid);
    if (shown.current !== circuit) return undefined;
    if (!grade.passed) {
      return { kind: 'wrong', diagnosis: grade.diagnosis, nearness: grade.nearness };
    }
    pass.keep(circuit);
    return { kind: 'passed' };
  };
  // Solved before signing in: it is kept without being checked once more.
  const keepAdopted = useEffectEvent(async () => {
    const found = await check();
    if (found?.kind === 'passed') tell(found);
  });
  useEffect(() => {
    if (draft?.isAdopted) void keepAdopted();
  }, [draft]);

  return {
    strip,
    task,
    tell,
    pass,
    isDone: pass.isSignedIn ? pass.circuit !== undefined : task.isDone,
    differsFromKept: pass.circuit !== undefined && plain(pass.circuit) !== plain(circuit),
    check,
    change: (edited: StripEdit) => {
      edit(edited);
      tell({ kind: 'edited' });
    },
    showKept: () => {
      const kept = parseCircuitText(pass.circuit ?? '');
      if (kept.ok) edit({ kind: 'show', grid: kept.grid });
      tell({ kind: 'edited' });
    },
  };
}

function plain(circuit: string): string {
  return circuit.replace(/\s+/g, ' ');
}

/** The state of one task: its circuit, its feedback, and what is saved. */
import type { BlockOf, SharedTask } from '@qubloom/contract';
import { circuitGrid, formatCircuitText, gradeTask, parseCircuitText } from '@qubloom/curriculum';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLastLearner } from '../../product/storage/use-last-learner.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import type { Disagree, SavedPass } from '../../product/tasks/use-saved-pass.ts';
import { editStrip, startStrip, type StripEdit } from '../../diagrams/circuit-strip/strip-state.ts';
import { loadDraft, saveDraft } from './task-draft.ts';
import { useSharedStrip } from './use-shared-strip.ts';
import { freshTask, taskAfter, type TaskEvent } from './task-state.ts';

export function useTask(
  block: BlockOf<'task'>,
  key: string,
  pass: SavedPass,
  shared: SharedTask | undefined,
) {
  const learner = useLastLearner(useAuth().user?.id);
  const [draft] = useState(() => loadDraft({ learner, key }));
  const own = useReducer(editStrip, circuitGrid(block.starter), (starter) =>
    startStrip(starter, draft),
  );
  const together = useSharedStrip(block, shared);
  const [strip, edit] = together ?? own;
  const [task, dispatch] = useReducer(taskAfter, freshTask);
  const disagree: Disagree = (diagnosis, nearness) =>
    dispatch({ kind: 'wrong', diagnosis, nearness });
  const circuit = formatCircuitText(strip.grid);
  const isTouched = strip.past.length + strip.future.length > 0;
  useEffect(() => {
    if (isTouched && !shared) saveDraft({ learner, key }, circuit);
  }, [isTouched, learner, key, circuit, shared]);

  const shown = useRef(circuit);
  useEffect(() => {
    shown.current = circuit;
  }, [circuit]);
  /** Returns undefined for a circuit that was changed while it was graded. */
  const check = async (): Promise<TaskEvent | undefined> => {
    const grade = await gradeTask(block, strip.grid);
    if (shown.current !== circuit) return undefined;
    if (!grade.passed) {
      return { kind: 'wrong', diagnosis: grade.diagnosis, nearness: grade.nearness };
    }
    pass.save(circuit, disagree);
    return { kind: 'passed' };
  };
  return {
    strip,
    task,
    dispatch,
    isDone: pass.circuit !== undefined || (!pass.isSignedIn && task.isDone),
    differsFromSaved: pass.circuit !== undefined && plain(pass.circuit) !== plain(circuit),
    check,
    change: (edited: StripEdit) => {
      edit(edited);
      dispatch({ kind: 'edited' });
    },
    showSaved: () => {
      const saved = parseCircuitText(pass.circuit ?? '');
      if (saved.ok) edit({ kind: 'show', grid: saved.grid });
      dispatch({ kind: 'edited' });
    },
  };
}

function plain(circuit: string): string {
  return circuit.replace(/\s+/g, ' ');
}

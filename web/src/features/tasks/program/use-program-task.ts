/** The state of a task that a program solves: the program, the feedback, and the saved solution. */
import type { BlockOf } from '@qubloom/contract';
import { gradeProgram, programRequest } from '@qubloom/curriculum';
import { useEffect, useReducer, useRef, useState } from 'react';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { useLastLearner } from '../../../product/storage/use-last-learner.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useProgram } from '../../../programs/use-program.ts';
import { freshTask, taskAfter, type TaskEvent } from '../task-state.ts';
import type { ProgramPass } from '../use-lesson-pass.ts';
import { readAnswers } from './answers.ts';

export function useProgramTask(block: BlockOf<'program-task'>, key: string, pass: ProgramPass) {
  const learner = useLastLearner(useAuth().user?.id);
  const [draft] = useState(() => learnerStorage(learner).find('task', key)?.text);
  const program = useProgram({ code: draft ?? block.starter });
  const [task, dispatch] = useReducer(taskAfter, freshTask);
  const { code } = program.state;
  useEffect(() => {
    if (code !== (draft ?? block.starter)) learnerStorage(learner).save('task', key, code);
  }, [code, draft, block.starter, learner, key]);

  const shown = useRef(code);
  useEffect(() => {
    shown.current = code;
  }, [code]);
  /** Returns undefined if the program stopped with an error, or was changed while it ran. */
  const gradeOnce = async (): Promise<TaskEvent | undefined> => {
    const end = await program.run(programRequest(block));
    if (end?.kind !== 'done') return undefined;
    const { returned, foreseen } = readAnswers(end.answers);
    const grade = await gradeProgram(block, returned);
    if (shown.current !== code) return undefined;
    if (!grade.passed) {
      const { reply } = block.replies?.[foreseen ?? -1] ?? {};
      const diagnosis = { ...grade.diagnosis, ...(reply !== undefined && { reply }) };
      return { kind: 'wrong', diagnosis, nearness: grade.nearness };
    }
    pass.save(code, returned, (diagnosis, nearness) =>
      dispatch({ kind: 'wrong', diagnosis, nearness }),
    );
    return { kind: 'passed' };
  };
  const check = async () => {
    const found = await gradeOnce();
    if (found) dispatch(found);
    return found;
  };
  return {
    program: {
      ...program,
      edit: (text: string) => {
        program.edit(text);
        dispatch({ kind: 'edited' });
      },
    },
    task,
    dispatch,
    isDone: pass.circuit !== undefined || (!pass.isSignedIn && task.isDone),
    saved: pass.circuit !== undefined && pass.circuit !== code ? pass.circuit : undefined,
    check,
  };
}

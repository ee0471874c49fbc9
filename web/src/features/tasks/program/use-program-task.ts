/** The work on a task that a program solves: its text, the feedback on it, and what is saved. */
import type { BlockOf } from '@qubloom/contract';
import { gradeProgram, programRequest } from '@qubloom/curriculum';
import { useEffect, useReducer, useState } from 'react';
import { learnerStorage } from '../../../lib/storage/learner-storage.ts';
import { useLastLearner } from '../../../lib/storage/use-last-learner.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useProgram } from '../../../programs/use-program.ts';
import { freshTask, taskAfter } from '../task-state.ts';
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

  const check = async () => {
    const end = await program.run(programRequest(block));
    // Else the program stopped, and says why.
    if (end?.kind !== 'done') return;
    const returned = readAnswers(end.answers);
    const grade = await gradeProgram(block, returned);
    if (!grade.passed) {
      dispatch({ kind: 'wrong', diagnosis: grade.diagnosis, nearness: grade.nearness });
      return;
    }
    pass.save(code, returned, (diagnosis, nearness) =>
      dispatch({ kind: 'wrong', diagnosis, nearness }),
    );
    dispatch({ kind: 'passed' });
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
    isDone: pass.isSignedIn ? pass.circuit !== undefined : task.isDone,
    saved: pass.circuit !== undefined && pass.circuit !== code ? pass.circuit : undefined,
    check,
  };
}

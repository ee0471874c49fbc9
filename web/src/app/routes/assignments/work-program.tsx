/** The code lab of an assignment. What is written there has a place of its own in this browser. */
import { useEffect, useState } from 'react';
import { CodeBench } from '../../../features/code-lab/code-lab.tsx';
import { assignedProgram } from '../../../programs/kept/assigned-program.ts';
import { useProgram } from '../../../programs/use-program.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { programViews } from '../code-lab/program-views.ts';
import { isHandedInNewest, type WorkProps } from './work-props.ts';

export function WorkProgram({ work, learner, onWork }: WorkProps) {
  const kept = assignedProgram(learner, work.id);
  const start = work.start ?? '';
  const [opened] = useState(() => {
    const saved = kept.find();
    return isHandedInNewest(work, saved?.at) ? work.handedIn?.work : saved?.code;
  });
  const program = useProgram({ code: opened ?? start, loadsAtOnce: true });
  const { code } = program.state;
  useEffect(() => onWork(code), [onWork, code]);
  const edit = (text: string) => {
    kept.save(text);
    program.edit(text);
  };
  return (
    <CodeBench
      program={{ ...program, edit, startNew: edit }}
      views={programViews}
      hasButtonsInSight
      tools={
        <Button variant="quiet" onClick={() => edit(start)}>
          Start Again
        </Button>
      }
    />
  );
}

/** Blocks for learners who come from Scratch, leading on to Python. */
import { useLastLearner } from '../../../product/storage/use-last-learner.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { BlocksLab } from '../../../programs/blocks/blocks-lab.tsx';
import { examples } from '../examples.ts';
import { startProgram } from '../start-program.ts';
import type { ProgramViewProps } from './program-view.ts';

const ours = [startProgram, ...examples.map(({ code }) => code)];

export function BlocksPanel({ program, onClose }: ProgramViewProps) {
  const learner = useLastLearner(useAuth().user?.id);
  const { state, edit } = program;
  return (
    <BlocksLab
      learner={learner}
      replacesProgram={(code) => ![...ours, code, ''].includes(state.code)}
      onContinue={(code) => {
        edit(code);
        onClose();
      }}
    />
  );
}

import { Play, Square } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../ui/controls/button.tsx';
import type { Program } from './use-program.ts';

export interface RunButtonProps {
  readonly program: Program;
  readonly onRun: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Run, or Stop while it runs. */
export function RunButton({ program: { state, stop }, onRun, ref }: RunButtonProps) {
  const { run } = state;
  return run.kind === 'running' ? (
    <Button ref={ref} variant="danger" busy={run.isStopping} onClick={stop}>
      {!run.isStopping && <Square aria-hidden="true" />}
      Stop
    </Button>
  ) : (
    <Button ref={ref} onClick={onRun}>
      <Play aria-hidden="true" />
      Run
    </Button>
  );
}

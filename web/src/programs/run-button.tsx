import { Play, Square } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import type { Program } from './use-program.ts';

export interface RunButtonProps {
  readonly program: Program;
  readonly onRun: () => void;
}

/** Run, and Stop while it runs. */
export function RunButton({ program: { state, stop }, onRun }: RunButtonProps) {
  const { run } = state;
  return run.kind === 'running' ? (
    <Button variant="danger" busy={run.isStopping} onClick={stop}>
      {!run.isStopping && <Square aria-hidden="true" />}
      Stop
    </Button>
  ) : (
    <Button onClick={onRun}>
      <Play aria-hidden="true" />
      Run
    </Button>
  );
}

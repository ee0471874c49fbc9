/** Connects the code lab and the circuit lab: the program's circuit, to edit as a picture. */
import {
  CircuitView,
  type CircuitEditorProps,
} from '../../../features/code-lab/views/circuit-view.tsx';
import type { ProgramViewProps } from '../../../features/code-lab/views/program-view.ts';
import { CircuitLab } from '../../../circuit-lab/circuit-lab.tsx';
import { labProblem } from '../../../circuit-lab/state/lab-limits.ts';

export function PicturePanel(props: ProgramViewProps) {
  return <CircuitView {...props} Editor={PictureEditor} />;
}

function PictureEditor({ name, circuit, onChange }: CircuitEditorProps) {
  const problem = labProblem(circuit);
  if (problem !== undefined) return <p>{problem}</p>;
  return (
    <CircuitLab circuit={circuit} level="full" label={`Circuit ${name}`} onChange={onChange} />
  );
}

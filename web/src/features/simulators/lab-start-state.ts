/** The lesson's choices for how the circuit lab opens. Pure. */
import { type LabLevel, parseLessonContent } from '@qubloom/contract';
import { circuitOfGrid, parseCircuitText } from '@qubloom/curriculum';
import type { Circuit } from '@qubloom/quantum';

/** A lesson's `LabStart` with its circuit parsed. */
export interface LabOpening {
  readonly level: LabLevel | undefined;
  readonly circuit: Circuit | undefined;
}

/** `content` is the lesson's. */
export function labStartOf(content: string): LabOpening {
  const lab = parseLessonContent(content).find((block) => block.kind === 'lab');
  return { level: lab?.level, circuit: circuitOf(lab?.circuit) };
}

/** The content's checks allow no invalid circuit. In any case, the lab opens. */
function circuitOf(text: string | undefined): Circuit | undefined {
  const read = text === undefined ? undefined : parseCircuitText(text);
  return read?.ok ? circuitOfGrid(read.grid) : undefined;
}

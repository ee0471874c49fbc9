/** The circuit lab of an assignment. What is built there has a place of its own in this browser. */
import {
  emptyCircuit,
  formatCircuitUrl,
  InvalidCircuit,
  parseCircuitUrl,
  type Circuit,
} from '@qubloom/quantum';
import { useCallback, useState } from 'react';
import { listSaved, openStorage } from '../../../circuit-lab/storage/circuit-store.ts';
import { KeptLab } from '../kept-lab.tsx';
import { isHandedInNewest, type WorkProps } from './work-props.ts';

export function WorkLab({ work, onWork }: WorkProps) {
  const slot = `assignment-${String(work.id)}`;
  const [{ start, isNewest }] = useState(() => {
    const isNewest = isHandedInNewest(work, listSaved(openStorage(), slot)[0]?.saved);
    const circuit = circuitOf(isNewest ? work.handedIn?.work : work.start);
    return { isNewest, start: { circuit, level: 'full' } as const };
  });
  const report = useCallback((circuit: Circuit) => onWork(textOf(circuit)), [onWork]);
  return (
    <KeptLab
      slot={slot}
      start={start}
      isNewest={isNewest}
      page={`${window.location.origin}/simulator`}
      instead="Here is the beginning of the assignment instead."
      onCircuit={report}
    />
  );
}

/** The server has read the text before. */
function circuitOf(text: string | null | undefined): Circuit {
  const read = text ? parseCircuitUrl(text) : undefined;
  return read?.ok ? read.circuit : emptyCircuit(2);
}

function textOf(circuit: Circuit): string | null {
  try {
    return formatCircuitUrl(circuit);
  } catch (error) {
    if (error instanceof InvalidCircuit) return null;
    throw error;
  }
}

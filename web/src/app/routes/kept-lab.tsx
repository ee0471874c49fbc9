/** A circuit lab in a page: connects editor, displays, and storage. */
import type { Circuit } from '@qubloom/quantum';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readAddress, type LabAddress } from '../../circuit-lab/address.ts';
import { CircuitLab } from '../../circuit-lab/circuit-lab.tsx';
import { Displays } from '../../circuit-lab/displays/displays.tsx';
import { useLab } from '../../circuit-lab/lab-context.tsx';
import { SaveAndShare } from '../../circuit-lab/sharing/save-and-share.tsx';
import { wholeCircuit } from '../../circuit-lab/state/lab-reducer.ts';
import { openStorage, readSaved } from '../../circuit-lab/storage/circuit-store.ts';

export type LabStart = Required<Pick<LabAddress, 'circuit' | 'level'>> &
  Pick<LabAddress, 'allowed'>;

export interface KeptLabProps {
  /** The name under which circuits are saved. */
  readonly slot: string;
  /** The start if nothing is saved yet. Read once. */
  readonly start: LabStart;
  /** Follows the sentence about a link that cannot be read. */
  readonly instead: string;
  /** True if the start is newer than what is saved, which then goes beside it. */
  readonly isNewest?: boolean;
  /** The page to which links to a circuit lead; this page by default. */
  readonly page?: string;
  /** Called with the first circuit, and after every change. */
  readonly onCircuit?: (circuit: Circuit) => void;
  /** Each reset takes the lab back to its start. */
  readonly resets?: number;
  /** Content above the editor. */
  readonly lead?: ReactNode;
  /** Content below the displays. */
  readonly children?: ReactNode;
}

export function KeptLab(props: KeptLabProps) {
  const { slot, start, instead, page, onCircuit, resets = 0, lead, children } = props;
  const [{ problem, ...options }] = useState(() => ({
    ...start,
    ...savedOrLinked(props),
  }));
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad-ink">
          {problem} {instead}
        </p>
      )}
      <CircuitLab
        {...options}
        lead={lead}
        displays={
          <>
            <Displays />
            {children}
          </>
        }
        tools={
          <>
            <ResetLab start={start} resets={resets} />
            <SaveAndShare slot={slot} {...(page !== undefined && { page })} />
            {onCircuit && <ReportCircuit onCircuit={onCircuit} />}
          </>
        }
      />
    </>
  );
}

/** A circuit from a link takes precedence over the saved one, which it leaves unchanged. */
function savedOrLinked({
  slot,
  isNewest = false,
}: Pick<KeptLabProps, 'slot' | 'isNewest'>): Pick<LabAddress, 'circuit' | 'level' | 'problem'> {
  const { circuit, level, problem } = readAddress('', window.location.hash);
  const linked = { ...(circuit && { circuit }), ...(problem && { problem }) };
  const isLinked = circuit !== undefined || problem !== undefined;
  const saved = isNewest ? {} : readSaved(openStorage(), slot);
  return { ...(isLinked ? linked : saved), ...(level && { level }) };
}

/** Each reset takes the lab back to its start, as one step that can be undone. */
function ResetLab({ start, resets }: Required<Pick<KeptLabProps, 'start' | 'resets'>>) {
  const { dispatch } = useLab();
  const done = useRef(resets);
  useEffect(() => {
    if (done.current === resets) return;
    done.current = resets;
    dispatch({ kind: 'load', circuit: start.circuit, message: 'Reset.' });
    dispatch({ kind: 'set-level', level: start.level });
  }, [dispatch, resets, start]);
  return null;
}

function ReportCircuit({ onCircuit }: Required<Pick<KeptLabProps, 'onCircuit'>>) {
  const { state } = useLab();
  const { circuit, outer } = state;
  useEffect(() => onCircuit(wholeCircuit({ circuit, outer })), [onCircuit, circuit, outer]);
  return null;
}

import type { LabLevel } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Circuit } from '@qubloom/quantum';
import { circuitShare, saveCircuitShare } from '../lib/storage/device-settings.ts';
import { Outline } from './announcements/outline.tsx';
import { columnsOf, Divider } from './divider.tsx';
import { Editor } from './editor.tsx';
import { LabProvider, useLab } from './lab-context.tsx';
import { wholeCircuit } from './state/lab-reducer.ts';

export interface CircuitLabProps {
  /** The circuit at the start; two empty wires by default. */
  readonly circuit?: Circuit;
  readonly level?: LabLevel;
  /** If set, only these gates are available, at any level: see `paletteOf`. */
  readonly allowed?: readonly string[];
  /** The name of the grid for screen readers. */
  readonly label?: string;
  /** Called after every change, with an open gate put back into its circuit. */
  readonly onChange?: (circuit: Circuit) => void;
  /** Shown above the editor. It can call `useLab()`, too. */
  readonly lead?: ReactNode;
  /** The displays, and saving and sharing. They are rendered inside the lab so that they can call `useLab()`. */
  readonly displays?: ReactNode;
  readonly tools?: ReactNode;
}

/** The circuit lab: an editor for circuits, with places for the displays and for saving. */
export function CircuitLab({ circuit, level, allowed, ...rest }: CircuitLabProps) {
  const options = {
    ...(circuit && { circuit }),
    ...(level && { level }),
    ...(allowed && { allowed }),
  };
  return (
    <LabProvider options={options}>
      <LabContent {...rest} />
    </LabProvider>
  );
}

/** The content of a lab, independent of where its state is held. */
export function LabContent({
  label = 'Circuit',
  onChange,
  lead,
  displays,
  tools,
}: Pick<CircuitLabProps, 'label' | 'onChange' | 'lead' | 'displays' | 'tools'>) {
  const { state } = useLab();
  const { circuit, outer } = state;
  const known = useRef(circuit);
  useEffect(() => {
    if (known.current === circuit) return;
    known.current = circuit;
    onChange?.(wholeCircuit({ circuit, outer }));
  }, [circuit, outer, onChange]);
  const [share, setShare] = useState(circuitShare);
  const divide = (next: number) => {
    setShare(next);
    saveCircuitShare(next);
  };
  return (
    <>
      {lead}
      <div
        style={columnsOf(share)}
        className={clsx(
          'flex flex-col gap-y-3 compact:gap-y-2',
          displays &&
            'beside:grid beside:grid-cols-[minmax(0,var(--circuit))_auto_minmax(0,var(--displays))] beside:items-start',
        )}
      >
        <Editor label={label} tools={tools} />
        {displays && <Divider share={share} onShare={divide} />}
        {displays}
        <div className="col-span-full">
          <Outline />
        </div>
      </div>
    </>
  );
}

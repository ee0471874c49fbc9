import type { GridRegion } from '@qubloom/quantum';
import { clsx } from 'clsx';
import type { LabPeer } from '../lab-context.tsx';
import { headHeight, labelWidth } from './grid-sizes.ts';

interface Measured {
  /** Pixels of a column. */
  readonly size: number;
}

/** The numbers above the columns. */
export function ColumnNumbers({
  columns,
  current,
  size,
}: Measured & { readonly columns: readonly number[]; readonly current: number }) {
  return (
    <div
      aria-hidden
      className="absolute top-0 text-xs text-ink-soft"
      style={{ height: headHeight }}
    >
      {columns.map((column) => (
        <span
          key={column}
          className={clsx(
            'absolute top-1 text-center',
            column === current && 'font-semibold text-action-ink',
          )}
          style={{ left: labelWidth + column * size, width: size }}
        >
          {column + 1}
        </span>
      ))}
    </div>
  );
}

/** The frame around what is selected. */
export function SelectionMark({ region, size }: Measured & { readonly region: GridRegion }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute z-[1] rounded-control border-2 border-action bg-action/15"
      style={{
        left: labelWidth + region.fromColumn * size,
        width: (region.toColumn - region.fromColumn + 1) * size,
        top: headHeight + region.fromWire * size,
        height: (region.toWire - region.fromWire + 1) * size,
      }}
    />
  );
}

/** The edge behind the column whose state is shown. */
export function StepMark({ step, size }: Measured & { readonly step: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute bottom-0 z-[1] border-l-[3px] border-points"
      style={{ left: labelWidth + (step + 1) * size - 1.5, top: 4 }}
    />
  );
}

/** Where another learner is, with the name at the cell. */
export function PeerMark({ peer, size }: Measured & { readonly peer: LabPeer }) {
  const { name, at } = peer;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute z-[1] rounded-control border-2 border-dashed border-ink-soft transition-[left,top] duration-150 motion-reduce:transition-none"
      style={{
        left: labelWidth + at.column * size,
        width: size,
        top: headHeight + at.wire * size,
        height: size,
      }}
    >
      <span className="absolute -top-2.5 left-1 max-w-28 truncate rounded-full bg-deep px-2 text-xs leading-5 text-deep-ink">
        {name}
      </span>
    </span>
  );
}

import type { GridRegion } from '@qubloom/quantum';
import { clsx } from 'clsx';
import type { LabPeer } from '../lab-context.tsx';
import { bitNames } from '../drawing/geometry.ts';
import { headHeight, labelWidth } from './grid-sizes.ts';

interface Measured {
  /** Width of a column in pixels. */
  readonly size: number;
}

export function ColumnNumbers({
  columns,
  current,
  size,
}: Measured & { readonly columns: readonly number[]; readonly current: number }) {
  return (
    <div
      aria-hidden
      className="absolute top-0 text-[min(0.75rem,16px)]/[24px] text-ink-soft"
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

/** The frame around the selection. */
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

/** The names of the bits that share the double line below the wires. */
export function BitNames({
  bits,
  top,
  size,
}: Measured & { readonly bits: number; readonly top: number }) {
  if (bits === 0) return null;
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0" style={{ top }}>
      <span
        className="sticky left-0 z-[2] grid w-fit items-center bg-surface pr-1 pl-3 font-mono text-[min(0.875rem,18px)] text-ink-soft"
        style={{ height: size / 2 }}
      >
        {bitNames(bits)}
      </span>
    </div>
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

/** The cell of another learner, with the name beside it. */
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

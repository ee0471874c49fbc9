/**
 * Draws bits as textbooks do, with double lines from measurements down to the shared wire and from there to the
 * operations that they control.
 */
import { wiresOf, type Column } from '@qubloom/quantum';
import { classicalRow, middle } from './geometry.ts';

const half = 1.75;
const lineClass = 'stroke-ink-soft forced-colors:stroke-[CanvasText]';
const markClass = 'fill-ink-soft forced-colors:fill-[CanvasText]';

/** All bits share one wire, for any number of bits. */
export function ClassicalWire({
  wires,
  from,
  to,
}: {
  readonly wires: number;
  readonly from: number;
  readonly to: number;
}) {
  const y = classicalRow(wires);
  return (
    <path
      data-classical="wire"
      d={`M${from} ${y - half} H${to} M${from} ${y + half} H${to}`}
      strokeWidth={1.5}
      className={lineClass}
    />
  );
}

export interface ClassicalLinksProps {
  readonly operations: Column;
  /** The column's index in the drawing, from 0. */
  readonly column: number;
  readonly wires: number;
}

/** Rendered before the operations, so that their boxes hide the starts of the lines. */
export function ClassicalLinks({ operations, column, wires }: ClassicalLinksProps) {
  const links = operations.flatMap((operation) => {
    const wire = Math.max(...wiresOf(operation));
    return [
      ...(operation.kind === 'measure' ? [{ wire, kind: 'written' } as const] : []),
      ...(operation.condition ? [{ wire, kind: 'read' } as const] : []),
    ];
  });
  const end = classicalRow(wires);
  const apart = Math.min(16, 36 / links.length);
  return links.map(({ wire, kind }, i) => {
    const x = middle(column) + (i - (links.length - 1) / 2) * apart;
    return (
      <g key={`${kind} ${wire}`} data-classical={kind}>
        <path
          d={`M${x - half} ${middle(wire)} V${end} M${x + half} ${middle(wire)} V${end}`}
          strokeWidth={1.5}
          className={lineClass}
        />
        {kind === 'written' ? (
          <path d={`M${x - 6} ${end - 9} h12 l-6 9 z`} className={markClass} />
        ) : (
          <circle cx={x} cy={end} r={4.5} className={markClass} />
        )}
      </g>
    );
  });
}

/** The shapes that gates are drawn with; the colors are the page's. */
import { clsx } from 'clsx';
import { plain, Tile, type TileProps } from './tile.tsx';

type BoxVariant = 'gate' | 'own' | 'plain';

const boxColors: Readonly<Record<BoxVariant, TileProps['colors']>> = {
  gate: { tile: 'fill-action stroke-action-strong', text: 'fill-on-action' },
  own: { tile: 'fill-action-soft stroke-action', text: 'fill-action-ink' },
  plain,
};

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly variant: BoxVariant;
  readonly detail?: string;
}

export function Box({ x, y, label, variant, detail = '' }: BoxProps) {
  const short = [...label].slice(0, 5).join('');
  const size = [19, 19, 17, 14, 12, 11][Math.min(short.length, 5)] ?? 11;
  const colors = boxColors[variant];
  return (
    <Tile x={x} y={y} colors={colors} detail={detail}>
      <text
        x={x}
        y={detail ? y - 4 : y + 1}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        className={clsx('font-heading font-semibold forced-colors:fill-[CanvasText]', colors.text)}
      >
        {short}
      </text>
    </Tile>
  );
}

export function Dot({ x, y, on }: { readonly x: number; readonly y: number; readonly on: 0 | 1 }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={on === 1 ? 8 : 7.5}
      strokeWidth={3}
      className={clsx(
        'stroke-action forced-colors:stroke-[CanvasText]',
        on === 1
          ? 'fill-action forced-colors:fill-[CanvasText]'
          : 'fill-surface forced-colors:fill-[Canvas]',
      )}
    />
  );
}

/** An X under controls, drawn as in figures and exports. */
export function ControlledNot({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g
      strokeWidth={3.5}
      className="stroke-action forced-colors:stroke-[CanvasText]"
      strokeLinecap="round"
    >
      <circle cx={x} cy={y} r={17} className="fill-surface forced-colors:fill-[Canvas]" />
      <path d={`M${x - 17} ${y} h34 M${x} ${y - 17} v34`} />
    </g>
  );
}

export function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x - 8} ${y - 8} L${x + 8} ${y + 8} M${x + 8} ${y - 8} L${x - 8} ${y + 8}`}
      strokeWidth={3.5}
      strokeLinecap="round"
      className="stroke-action forced-colors:stroke-[CanvasText]"
    />
  );
}

/** A dashed line over all wires of a barrier. */
export function DashedLine({
  x,
  top,
  bottom,
  className,
}: {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly className: string;
}) {
  return (
    <line
      x1={x}
      x2={x}
      y1={top}
      y2={bottom}
      className={clsx(className, 'forced-colors:stroke-[CanvasText]')}
      strokeWidth={2.5}
      strokeDasharray="5 6"
    />
  );
}

/** The line that connects a gate with its controls, or the two halves of a swap. */
export function Tie({
  x,
  top,
  bottom,
}: {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}) {
  return (
    <line
      x1={x}
      x2={x}
      y1={top}
      y2={bottom}
      className="stroke-action forced-colors:stroke-[CanvasText]"
      strokeWidth={3}
    />
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { box } from './geometry.ts';

export interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly colors: { readonly tile: string; readonly text: string };
  /** Small text at the bottom. */
  readonly detail?: string;
  readonly children: ReactNode;
}

const size = box;

/** The colors of an operation that is no gate. */
export const plain = { tile: 'fill-surface stroke-ink', text: 'fill-ink' };

/** A rounded square on one wire, for a gate or a measurement. */
export function Tile({ x, y, colors, detail = '', children }: TileProps) {
  return (
    <>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={11}
        strokeWidth={2}
        className={clsx(
          colors.tile,
          'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
        )}
      />
      {children}
      {detail && (
        <text
          x={x}
          y={y + 13}
          fontSize={detail.length > 6 ? 7.5 : 11}
          textAnchor="middle"
          dominantBaseline="central"
          className={clsx('font-mono forced-colors:fill-[CanvasText]', colors.text)}
        >
          {detail}
        </text>
      )}
    </>
  );
}

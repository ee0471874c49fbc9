import { fillTemplate, type DrawingElement, type SceneValues } from '@qubloom/contract';
import { clsx } from 'clsx';
import { createElement, type PointerEvent, type ReactNode } from 'react';
import type { Driven } from './scene-view.ts';

/** The height of the content below the drawing. A `tall` one is beside it on a phone held sideways. */
export type DrawingSpace = 'none' | 'flat' | 'some' | 'tall' | 'bars';

/** In a large window, the drawing and the content below it use the height of the page. */
const heights: Record<DrawingSpace, string> = {
  none: 'low:max-h-[56vh] lg:tall:max-h-[calc(100dvh-23rem)]',
  flat: 'low:max-h-[29vh] lg:tall:max-h-[calc(100dvh-31rem)]',
  some: 'low:max-h-[29vh] lg:tall:max-h-[calc(100dvh-38rem)]',
  tall: 'low:max-h-[56vh] lg:tall:max-h-[calc(100dvh-37rem)]',
  // Beside it in a large window, too.
  bars: 'low:max-h-[56vh] lg:tall:max-h-[calc(100dvh-23rem)]',
};

export interface SceneDrawingProps {
  readonly drawing: DrawingElement;
  readonly driven: Driven;
  readonly values: SceneValues;
  /** Changes of controls that jump are animated. */
  readonly isSmooth: boolean;
  readonly below: DrawingSpace;
  /** The directions in which the drawing can be dragged. */
  readonly pull?:
    | {
        readonly along: 'x' | 'y';
        readonly onPull: (event: PointerEvent<SVGSVGElement>) => void;
      }
    | undefined;
}

/**
 * The drawing, element by element, from a tree of allowed parts. No text of it is ever set as markup. The words
 * beside it describe it.
 */
export function SceneDrawing(props: SceneDrawingProps) {
  const { drawing, driven, values, isSmooth, below, pull } = props;
  const context = { driven, values, isSmooth };
  return (
    <svg
      aria-hidden
      viewBox={drawing.attributes['viewBox']}
      className={clsx(
        'block max-h-[33vh] min-h-0 w-full rounded-card select-none forced-color-adjust-none',
        heights[below],
        pull?.along === 'x' && 'cursor-ew-resize touch-pan-y',
        pull?.along === 'y' && 'cursor-ns-resize touch-pan-x',
      )}
      {...(pull && {
        onPointerDown(event: PointerEvent<SVGSVGElement>) {
          event.currentTarget.setPointerCapture(event.pointerId);
          pull.onPull(event);
        },
        onPointerMove(event: PointerEvent<SVGSVGElement>) {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pull.onPull(event);
        },
      })}
    >
      {drawing.children.map((child, at) => drawn(child, at, context))}
    </svg>
  );
}

type Context = Pick<SceneDrawingProps, 'driven' | 'values' | 'isSmooth'>;

function drawn(node: DrawingElement | string, key: number, context: Context): ReactNode {
  if (typeof node === 'string') return fillTemplate(node, context.values);
  const { id, ...attributes } = node.attributes;
  const driven = id === undefined ? undefined : context.driven.get(id);
  const written = Object.entries(attributes).map(([name, value]) => [propertyOf(name), value]);
  return createElement(
    node.tag,
    {
      key,
      ...Object.fromEntries(written),
      ...(driven && drivenAttributes(driven, attributes['transform'])),
      ...(driven && context.isSmooth && { className: 'transition-all duration-200' }),
    },
    ...node.children.map((child, at) => drawn(child, at, context)),
  );
}

/** React calls `stroke-width` `strokeWidth`. */
function propertyOf(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const neverNegative = ['r', 'width', 'height'];

function drivenAttributes(driven: Readonly<Record<string, number>>, transform = '') {
  const attributes: Record<string, number | string> = {};
  const moves: Record<string, number> = {};
  for (const [name, value] of Object.entries(driven)) {
    const rounded = Math.round(value * 1000) / 1000;
    if (/^(?:rotate|shift-x|shift-y|scale)$/.test(name)) moves[name] = rounded;
    else if (name === 'opacity') attributes[name] = Math.min(1, Math.max(0, rounded));
    else attributes[name] = neverNegative.includes(name) ? Math.max(0, rounded) : rounded;
  }
  if (Object.keys(moves).length === 0) return attributes;
  const parts = [
    transform,
    `translate(${moves['shift-x'] ?? 0} ${moves['shift-y'] ?? 0})`,
    ...('rotate' in moves ? [`rotate(${moves['rotate']})`] : []),
    ...('scale' in moves ? [`scale(${moves['scale']})`] : []),
  ];
  return { ...attributes, transform: parts.join(' ').trim() };
}

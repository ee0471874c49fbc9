import { useRef, type PointerEvent } from 'react';
import { px, radius, size } from './pole-names.ts';
import { unproject, type Point, type ProjectedPoint, type View } from './view.ts';

export interface ArrowHandleProps {
  /** The arrow's tip. */
  readonly point: ProjectedPoint;
  readonly view: View;
  readonly onAim: (point: Point) => void;
}

/** The radius of the area that can be grabbed, in units of the drawing: as wide as a finger on a phone. */
const reach = 25;

/**
 * The tip of the arrow, which can be dragged over the sphere. Dragged over the rim, it comes around to the front.
 */
export function ArrowHandle({ point, view, onAim }: ArrowHandleProps) {
  const isBehind = useRef(false);
  const follow = (event: PointerEvent<SVGCircleElement>) => {
    const drawing = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!drawing) return;
    const { left, top, width, height } = drawing;
    const pixels = (Math.min(width, height) * radius) / size;
    const across = (event.clientX - left - width / 2) / pixels;
    const down = (event.clientY - top - height / 2) / pixels;
    if (Math.hypot(across, down) >= 1) isBehind.current = false;
    onAim(unproject({ across, down, isBehind: isBehind.current }, view));
  };
  return (
    <g>
      <circle
        cx={px(point.across)}
        cy={px(point.down)}
        r={12}
        fill="none"
        className="stroke-action"
        strokeWidth={2}
      />
      <circle
        cx={px(point.across)}
        cy={px(point.down)}
        r={reach}
        fill="transparent"
        className="cursor-grab active:cursor-grabbing"
        onPointerDown={(event) => {
          // Keeps the view still while the arrow is dragged.
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          isBehind.current = point.near < -0.05;
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      />
    </g>
  );
}

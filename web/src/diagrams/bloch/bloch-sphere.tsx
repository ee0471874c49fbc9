import { clsx } from 'clsx';
import { useMemo, useRef, type PointerEvent } from 'react';
import { ArrowHandle } from './arrow-handle.tsx';
import { placesOf, px, radius, size, type NamePlace } from './pole-names.ts';
import { dragged, project, type Point, type ProjectedPoint, type View } from './view.ts';

export interface BlochSphereProps {
  /** Description of the picture in words. */
  readonly description: string;
  readonly tip: Point;
  /** The path of the last move. */
  readonly trail?: readonly Point[];
  /** The point that the learner should reach. */
  readonly target?: Point | null;
  /** Length of the arrow, and so the size of the sphere, for an entangled qubit. */
  readonly shrunkTo?: number;
  readonly view: View;
  /** Called while the sphere is dragged. Without it, the sphere cannot be turned. */
  readonly onTurn?: (view: View) => void;
  /** Called while the arrow is dragged by its tip. */
  readonly onAim?: ((point: Point) => void) | undefined;
  readonly className?: string;
}

/** The sphere with its six named points, the arrow, the trail of the last move, and the point to reach. */
export function BlochSphere({
  description,
  tip,
  trail,
  target,
  shrunkTo,
  view,
  onTurn,
  onAim,
  className,
}: BlochSphereProps) {
  const drag = useDrag(view, onTurn);
  const at = (point: Point) => project(point, view);
  const end = at(tip);
  return (
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      role="img"
      aria-label={description}
      {...drag}
      className={clsx(
        'w-full font-mono text-[13px] select-none',
        // If the arrow can be dragged, touches never scroll the page. Otherwise, vertical ones do.
        onAim ? 'touch-none' : 'touch-pan-y',
        onTurn && 'cursor-grab active:cursor-grabbing',
        className,
      )}
    >
      <circle r={radius} className="fill-sunken stroke-control" strokeWidth={1.5} />
      {shrunkTo !== undefined && (
        <circle r={px(shrunkTo)} className="fill-action-soft stroke-action" strokeWidth={1.5} />
      )}
      <Rings view={view} />
      {poles.map((pole) => (
        <PoleMark key={pole.ket} pole={pole} point={at(pole.at)} />
      ))}
      {trail && <Trail points={trail.map(at)} />}
      {target && <TargetRing point={at(target)} />}
      <ArrowTo point={end} isShort={Math.hypot(tip.x, tip.y, tip.z) < 0.02} />
      {placesOf(poles.map((pole) => at(pole.at))).map(
        (place, pole) => place && <PoleName key={pole} pole={poles[pole]} place={place} />,
      )}
      {onAim && <ArrowHandle point={end} view={view} onAim={onAim} />}
    </svg>
  );
}

const circlePoints = Array.from({ length: 73 }, (_, at) => (at * 5 * Math.PI) / 180);
const rings: readonly (readonly Point[])[] = [
  circlePoints.map((a) => ({ x: Math.cos(a), y: Math.sin(a), z: 0 })),
  circlePoints.map((a) => ({ x: Math.sin(a), y: 0, z: Math.cos(a) })),
  circlePoints.map((a) => ({ x: 0, y: Math.sin(a), z: Math.cos(a) })),
];

/** The rim and two rings over the poles: solid in front, dashed behind. */
function Rings({ view }: { readonly view: View }) {
  const paths = useMemo(
    () =>
      rings.flatMap((ring) => {
        const points = ring.map((point) => project(point, view));
        return [
          { d: stretches(points, (point) => point.near >= 0), isBehind: false },
          { d: stretches(points, (point) => point.near < 0), isBehind: true },
        ];
      }),
    [view],
  );
  return (
    <g fill="none">
      {paths.map(({ d, isBehind }, at) => (
        <path
          key={at}
          d={d}
          className={isBehind ? 'stroke-line' : 'stroke-control'}
          strokeWidth={at < 2 ? 1.5 : 0.75}
          strokeDasharray={isBehind ? '3 4' : undefined}
        />
      ))}
    </g>
  );
}

interface PoleSpec {
  readonly ket: string;
  readonly at: Point;
  readonly className: string;
}

const poles: readonly PoleSpec[] = [
  { ket: '|0⟩', at: { x: 0, y: 0, z: 1 }, className: 'fill-zero-ink font-semibold' },
  { ket: '|1⟩', at: { x: 0, y: 0, z: -1 }, className: 'fill-one-ink font-semibold' },
  { ket: '|+⟩', at: { x: 1, y: 0, z: 0 }, className: 'fill-ink' },
  { ket: '|−⟩', at: { x: -1, y: 0, z: 0 }, className: 'fill-ink' },
  { ket: '|i⟩', at: { x: 0, y: 1, z: 0 }, className: 'fill-ink' },
  { ket: '|−i⟩', at: { x: 0, y: -1, z: 0 }, className: 'fill-ink' },
];

interface PoleProps {
  readonly pole: PoleSpec;
  readonly point: ProjectedPoint;
}

function PoleMark({ pole, point }: PoleProps) {
  const [x, y] = [px(point.across), px(point.down)];
  return (
    <g className={clsx(pole.className, point.near < -0.05 && 'opacity-60')}>
      <line
        x2={x}
        y2={y}
        className="stroke-line"
        strokeDasharray={point.near < 0 ? '3 4' : undefined}
      />
      <circle cx={x} cy={y} r={3.5} />
    </g>
  );
}

interface PoleNameProps {
  readonly pole: PoleSpec | undefined;
  readonly place: NamePlace;
}

/** Drawn above everything else. */
function PoleName({ pole, place }: PoleNameProps) {
  return (
    <text
      {...place}
      textAnchor="middle"
      className={clsx(pole?.className, 'stroke-sunken')}
      strokeWidth={4}
      paintOrder="stroke"
    >
      {pole?.ket}
    </text>
  );
}

function Trail({ points }: { readonly points: readonly ProjectedPoint[] }) {
  return (
    <g fill="none" className="stroke-points" strokeLinecap="round">
      <path d={stretches(points, ({ near }) => near >= 0)} strokeWidth={4} />
      <path d={stretches(points, ({ near }) => near < 0)} strokeWidth={2.5} strokeDasharray="1 6" />
    </g>
  );
}

function TargetRing({ point }: { readonly point: ProjectedPoint }) {
  return (
    <circle
      cx={px(point.across)}
      cy={px(point.down)}
      r={12}
      fill="none"
      className="stroke-ink"
      strokeWidth={2.5}
      strokeDasharray="5 4"
    />
  );
}

function ArrowTo({
  point,
  isShort,
}: {
  readonly point: ProjectedPoint;
  readonly isShort: boolean;
}) {
  return (
    <g className={clsx(point.near < -0.05 && 'opacity-75')}>
      {!isShort && (
        <line
          x2={px(point.across)}
          y2={px(point.down)}
          className="stroke-action"
          strokeWidth={5}
          strokeLinecap="round"
        />
      )}
      <circle
        cx={px(point.across)}
        cy={px(point.down)}
        r={7}
        className="fill-action stroke-surface"
        strokeWidth={2}
      />
    </g>
  );
}

/** Returns the path through the points for which the condition holds, interrupted elsewhere. */
function stretches(
  points: readonly ProjectedPoint[],
  holds: (point: ProjectedPoint) => boolean,
): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      const isDrawn = before !== undefined && holds(before) && holds(point);
      return `${isDrawn ? 'L' : 'M'}${px(point.across)} ${px(point.down)}`;
    })
    .join('');
}

/** Follows one pointer from the place where it went down. */
function useDrag(view: View, onTurn: ((view: View) => void) | undefined) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  if (!onTurn) return {};
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!last.current) return;
      const { clientWidth, clientHeight } = event.currentTarget;
      const pixels = (Math.min(clientWidth, clientHeight) * radius) / size;
      const [x, y] = [event.clientX - last.current.x, event.clientY - last.current.y];
      last.current = { x: event.clientX, y: event.clientY };
      onTurn(dragged(view, x / pixels, y / pixels));
    },
    onPointerUp() {
      last.current = null;
    },
    onPointerCancel() {
      last.current = null;
    },
  };
}

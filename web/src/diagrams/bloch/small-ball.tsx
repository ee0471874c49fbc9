import { project, startView, type Point } from './view.ts';

export interface SmallBallProps {
  readonly vector: Point;
  readonly radius: number;
}

/** Height of the rim relative to its width, from the tilt of the view. */
const flatness = Math.sin((startView.tilt * Math.PI) / 180);

/** A Bloch ball inside a drawing, around its origin, in the large ball's first view and without controls. */
export function SmallBall({ vector, radius }: SmallBallProps) {
  const { across, down } = smallPlace(vector, radius);
  return (
    <g>
      <circle r={radius} className="fill-sunken stroke-control" strokeWidth={radius / 30} />
      <ellipse
        rx={radius}
        ry={radius * flatness}
        className="fill-none stroke-control"
        strokeWidth={radius / 40}
        strokeDasharray="3 3"
      />
      <line
        x2={across}
        y2={down}
        className="stroke-action"
        strokeWidth={Math.max(2.5, radius / 13)}
        strokeLinecap="round"
      />
      <circle cx={across} cy={down} r={Math.max(3, radius / 8)} className="fill-action" />
    </g>
  );
}

/** Returns the position of a point of such a ball in the drawing. */
export function smallPlace(point: Point, radius: number) {
  const { across, down } = project(point, startView);
  return { across: radius * across, down: radius * down };
}

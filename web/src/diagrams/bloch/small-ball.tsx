import { project, startView, type Point } from './view.ts';

export interface SmallBallProps {
  readonly vector: Point;
  readonly radius: number;
}

/** Of the rim, by the tilt of the view. */
const flatness = Math.sin((startView.tilt * Math.PI) / 180);

/** A Bloch ball inside of a drawing, about its origin: seen as the large one is at first, with nothing to press. */
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

/** Where a point of such a ball is drawn. */
export function smallPlace(point: Point, radius: number) {
  const { across, down } = project(point, startView);
  return { across: radius * across, down: radius * down };
}

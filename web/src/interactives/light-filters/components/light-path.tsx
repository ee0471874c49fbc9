export interface LightPathProps {
  /** Angles of the filters, in degrees from upright. */
  readonly angles: readonly number[];
  /** Share of the lamp's light behind each filter. */
  readonly light: readonly number[];
}

const width = 320;
const middle = 40;
const lamp = 20;
const eye = 300;
const slits = [-9, -3, 3, 9];

/** The path of the light, from the lamp on the left to the eye on the right. A weaker beam is fainter. */
export function LightPath({ angles, light }: LightPathProps) {
  const gap = (eye - lamp) / (angles.length + 1);
  const at = (filter: number) => lamp + gap * (filter + 1);
  const radius = Math.min(20, gap / 2 - 1);
  const beams = [1, ...light].map((left, index) => ({
    left,
    from: index === 0 ? lamp : at(index - 1),
    to: index === light.length ? eye : at(index),
  }));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${2 * middle}`}
      className="w-full max-w-160 low:max-h-20"
    >
      <rect width={width} height={2 * middle} rx="12" className="fill-deep" />
      {beams.map(({ left, from, to }, index) => (
        <rect
          key={index}
          x={from}
          y={middle - 7}
          width={to - from}
          height="14"
          opacity={Math.sqrt(left)}
          className="fill-deep-points transition-opacity duration-200 motion-reduce:transition-none"
        />
      ))}
      <circle cx={lamp} cy={middle} r="12" className="fill-deep-points" />
      {angles.map((angle, filter) => (
        <g key={filter} transform={`translate(${at(filter)} ${middle}) rotate(${angle})`}>
          <circle r={radius} className="fill-deep-raised stroke-deep-line" strokeWidth="1.5" />
          {slits.map((x) => (
            <path
              key={x}
              d={`M${(x * radius) / 14} ${-radius * 0.7}V${radius * 0.7}`}
              className="stroke-deep-ink"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          ))}
        </g>
      ))}
      <circle
        cx={eye}
        cy={middle}
        r="13"
        className="fill-deep-raised stroke-deep-line"
        strokeWidth="1.5"
      />
      <circle
        cx={eye}
        cy={middle}
        r="10"
        opacity={Math.sqrt(light.at(-1) ?? 0)}
        className="fill-deep-points transition-opacity duration-200 motion-reduce:transition-none"
      />
    </svg>
  );
}

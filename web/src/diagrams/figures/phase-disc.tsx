export interface PhaseDiscProps {
  /** Length of the amplitude, from 0 to 1. */
  readonly length: number;
  /** Counterclockwise from plus, which is on the right. */
  readonly degrees: number;
  /** Teal for `0`, coral for `1`, and violet for other states. */
  readonly outcome?: string;
}

const fills: Readonly<Record<string, string>> = {
  0: 'fill-zero-soft stroke-zero',
  1: 'fill-one-soft stroke-one',
};

/** Half the width of its drawing, around the origin. */
export const discReach = 50;

/** One amplitude: a disc whose size is its length, with a hand that points along its phase. */
export function PhaseDisc({ length, degrees, outcome = '' }: PhaseDiscProps) {
  return (
    <>
      <circle r="44" className="fill-sunken stroke-control" strokeWidth="2" />
      {length > 1e-9 && (
        <>
          <circle
            r={42 * length}
            className={fills[outcome] ?? 'fill-action-soft stroke-action'}
            strokeWidth="2.5"
          />
          <g
            className="transition-transform duration-200"
            style={{ transform: `rotate(${-degrees}deg)` }}
          >
            <line x2={42 * length} className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
            <circle cx={42 * length} r="4.5" className="fill-ink" />
          </g>
        </>
      )}
    </>
  );
}

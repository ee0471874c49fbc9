import { percent } from '@qubloom/contract';
import type { CircuitGrid } from '@qubloom/curriculum';
import { Ket } from '../../../diagrams/bars/ket.tsx';
import { LevelBar } from '../../../diagrams/bars/level-bar.tsx';
import { outcomesOf } from '../../../diagrams/trials/circuit-run.ts';

type Chances = Readonly<Record<string, number>>;

export interface LiveChancesProps {
  /** Places that are still free do nothing. */
  readonly circuit: CircuitGrid;
  /** The wanted chances from 0, or a circuit that has to be matched from every start. */
  readonly wanted: Chances | CircuitGrid;
}

/** What comes out of a circuit while it is built, with what it should be as dashed outlines. */
export function LiveChances({ circuit, wanted }: LiveChancesProps) {
  // On several wires, one start is enough to see what a gate does.
  const starts = isGrid(wanted) && circuit.rows.length === 1 ? ['0', '1'] : ['0'];
  return (
    <section
      aria-label="What comes out"
      className="w-fit max-w-full rounded-card border border-line bg-sunken px-3 py-1.5"
    >
      <p className="text-sm text-ink-soft">
        Comes out now <span className="whitespace-nowrap">(dashed: wanted)</span>
      </p>
      <div className="flex flex-wrap gap-x-5">
        {starts.map((start) => (
          <ChancesFrom
            key={start}
            caption={isGrid(wanted) ? `From ${start}` : undefined}
            now={chancesFrom(circuit, start)}
            wanted={isGrid(wanted) ? chancesFrom(wanted, start) : wanted}
          />
        ))}
      </div>
    </section>
  );
}

function isGrid(wanted: Chances | CircuitGrid): wanted is CircuitGrid {
  return Array.isArray(wanted['rows']);
}

function chancesFrom(grid: CircuitGrid, start: string): Chances {
  const rows = grid.rows.map((row) => [start === '1' ? 'X' : '-', ...row]);
  return Object.fromEntries(
    outcomesOf({ rows }).map(({ bits, probability }) => [bits, probability]),
  );
}

/** A smaller chance is a rounding error. */
const negligible = 1e-9;

/** With more qubits, results that cannot happen would fill the screen. */
const mostShownWires = 2;

interface ChancesFromProps {
  readonly caption: string | undefined;
  readonly now: Chances;
  readonly wanted: Chances;
}

function ChancesFrom({ caption, now, wanted }: ChancesFromProps) {
  const shown = Object.keys(now)
    .sort()
    .filter(
      (bits) =>
        bits.length <= mostShownWires || Math.max(now[bits] ?? 0, wanted[bits] ?? 0) > negligible,
    );
  return (
    <table>
      <caption className={caption === undefined ? 'sr-only' : 'text-left text-sm text-ink-soft'}>
        {caption ?? 'Chances'}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Now</th>
          <th scope="col">Wanted</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((bits) => (
          <tr key={bits} className="h-6 low:h-5">
            <th scope="row" className="pr-2 text-sm">
              <Ket bits={bits} isPlain />
            </th>
            <td>
              <span className="flex items-center gap-1">
                <LevelBar
                  share={now[bits] ?? 0}
                  ghost={wanted[bits] ?? 0}
                  outcome={bits}
                  className="h-4 w-14 bg-surface not-compact:w-20"
                />
                <span className="w-11 text-right font-mono text-sm tabular-nums">
                  {percent(now[bits] ?? 0)}
                </span>
              </span>
            </td>
            <td className="sr-only">{percent(wanted[bits] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

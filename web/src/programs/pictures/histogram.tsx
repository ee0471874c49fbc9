import { percent } from '@qubloom/contract';
import type { Picture } from '@qubloom/toolkit';
import { LevelBar } from '../../diagrams/bars/level-bar.tsx';
import { FoldedList } from './folded-list.tsx';

type HistogramPicture = Extract<Picture, { kind: 'histogram' }>;
type Series = HistogramPicture['series'][number];

/** The count or the probability of each outcome: a table of bars for each series, on one scale. */
export function Histogram({ unit, series }: Pick<HistogramPicture, 'unit' | 'series'>) {
  const highest = Math.max(...series.flatMap(({ bars }) => bars.map(([, value]) => value)), 0);
  return series.map((one, at) => (
    <SeriesTable key={at} series={one} unit={unit} highest={highest} />
  ));
}

interface SeriesTableProps extends Pick<HistogramPicture, 'unit'> {
  readonly series: Series;
  readonly highest: number;
}

function SeriesTable({ series: { name, bars }, unit, highest }: SeriesTableProps) {
  const total = bars.reduce((sum, [, value]) => sum + value, 0);
  const caption = unit === 'counts' ? `${total} ${total === 1 ? 'shot' : 'shots'}` : 'Chances';
  return (
    <FoldedList items={bars} unit="bars">
      {(shown) => (
        <table className="w-full border-separate border-spacing-y-1.5">
          <caption className="text-left text-sm text-ink-soft">
            {name === '' ? caption : `${name}: ${caption}`}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Outcome</th>
              <th scope="col">{unit === 'counts' ? 'How often' : 'Chance'}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(([outcome, value], at) => (
              <tr key={at}>
                <Outcome text={outcome} />
                <td>
                  <span className="flex items-center gap-2">
                    <LevelBar
                      share={highest > 0 ? Math.max(0, value / highest) : 0}
                      outcome={outcome}
                      className="h-6 grow bg-sunken"
                    />
                    <span className="w-16 shrink-0 text-right font-mono tabular-nums">
                      {unit === 'counts' ? value : percent(value)}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FoldedList>
  );
}

/** Bits in their colors, and any other text of a program unchanged. */
function Outcome({ text }: { readonly text: string }) {
  return (
    <th scope="row" className="max-w-48 pr-3 text-left font-mono break-all">
      {/^[01 ]+$/.test(text)
        ? [...text].map((bit, at) => (
            <span key={at} className={bit === '0' ? 'text-zero-ink' : 'text-one-ink'}>
              {bit}
            </span>
          ))
        : text}
    </th>
  );
}

import { LevelBar } from '../../../diagrams/bars/level-bar.tsx';
import { Ket } from '../panels/panel.tsx';
import { countText, timesText } from '../panels/format.ts';
import { guessMessage, type Histogram } from './shots-state.ts';

interface HistogramTableProps {
  readonly histogram: Histogram;
  readonly caption: string;
  readonly hasOneOnly: boolean;
}

/** Shows how often each result came up, beside the guess. */
export function HistogramTable({ histogram, caption, hasOneOnly }: HistogramTableProps) {
  const { bars, others, otherCount } = histogram;
  const hasGuess = bars.some(({ guessed }) => guessed > 0);
  return (
    <>
      <table className="w-full border-separate border-spacing-y-1">
        <caption className="text-left text-sm text-ink-soft">
          {caption}
          {hasGuess && !hasOneOnly && '. The dashed outline is your guess.'}
          {hasGuess && hasOneOnly && '. The dashed outline is the one you named.'}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Result</th>
            <th scope="col">How often</th>
            {hasGuess && <th scope="col">Your guess</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ result, count, share, guessed }) => (
            <tr key={result}>
              <th scope="row" className="w-px pr-3 text-left">
                <Ket bits={result} />
              </th>
              <td>
                <span className="flex items-center gap-2">
                  <LevelBar share={share} ghost={guessed} className="h-6 grow bg-sunken" />
                  <span className="w-15 shrink-0 text-right font-mono text-sm tabular-nums">
                    {count}
                  </span>
                </span>
              </td>
              {hasGuess && <td className="sr-only">{Math.round(guessed * 100)} of 100</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <p className="text-sm text-ink-soft">
          {countText(others)} more results came {timesText(otherCount)} together.
        </p>
      )}
      {hasGuess && <p className="font-medium">{guessMessage(histogram, hasOneOnly)}</p>}
    </>
  );
}

import { memo } from 'react';
import { wireCount, type Column } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { ketLabels } from './kets.ts';
import { sentenceOf } from './labels.ts';
import { Details } from '../../ui/display/details.tsx';

/** A longer circuit can be read in the grid. */
const maxListed = 400;

/** Shows the circuit as an ordered list with one item per column. */
export function Outline() {
  const { circuit } = useLab();
  const starts = circuit.initial.flatMap((state, wire) =>
    state === '0' ? [] : [`q${wire} starts in ${ketLabels[state]}.`],
  );
  const wires = wireCount(circuit);
  const columns = circuit.columns.slice(0, maxListed);
  return (
    <Details className="rounded-card border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 py-2 font-medium">The circuit in words</summary>
      <p className="text-sm text-ink-soft">
        {wires === 1 ? '1 wire' : `${wires} wires`},{' '}
        {circuit.columns.length === 1 ? '1 column' : `${circuit.columns.length} columns`}.{' '}
        {starts.join(' ')}
      </p>
      <ol className="mt-2 mb-3 list-decimal pl-8">
        {columns.map((column, i) => (
          <Sentences key={i} column={column} />
        ))}
      </ol>
      {circuit.columns.length > maxListed && (
        <p>And {circuit.columns.length - maxListed} more columns.</p>
      )}
    </Details>
  );
}

/** An edit keeps the other columns as the same objects, so only the edited column is rendered again. */
const Sentences = memo(function Sentences({ column }: { readonly column: Column }) {
  return (
    <li className="py-0.5">
      {column.length === 0 ? 'Nothing.' : `${column.map(sentenceOf).join('. ')}.`}
    </li>
  );
});

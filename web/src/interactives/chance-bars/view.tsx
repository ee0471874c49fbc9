import { gridOfLine } from '@qubloom/curriculum';
import { OutcomeBars, OutcomeTable } from '../../diagrams/bars/outcome-bars.tsx';
import { outcomesOf, type Outcome } from '../../diagrams/trials/circuit-run.ts';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import type { ViewProps } from '../interactive.ts';

/** The exact chances at a circuit's end, of all wires or of one. */
export function View({ circuit, wire }: ViewProps<'chance-bars'>) {
  if (wire === undefined) {
    return <OutcomeBars outcomes={outcomesOf(gridOfLine(circuit)).map(withoutSign)} />;
  }
  const one = probabilityOfOne(gridOfLine(circuit), wire);
  const outcomes = [
    { bits: '0', probability: 1 - one },
    { bits: '1', probability: one },
  ];
  return (
    <div className="rounded-card border border-line bg-sunken px-3 py-2">
      <OutcomeTable outcomes={outcomes} isHalf={false} />
    </div>
  );
}

function withoutSign({ bits, probability }: Outcome): Outcome {
  return { bits, probability };
}

import { OutcomeTable } from '../../../diagrams/bars/outcome-bars.tsx';

/** With more qubits, results that cannot happen would fill the screen. */
const mostShownWires = 2;

/** The chances of a chart, with the results that cannot happen. */
export function ChanceChart({ chances }: { readonly chances: Readonly<Record<string, number>> }) {
  const wires = Object.keys(chances)[0]?.length ?? 1;
  const all = Array.from({ length: 2 ** wires }, (_, at) => at.toString(2).padStart(wires, '0'));
  const shown = wires > mostShownWires ? all.filter((bits) => bits in chances) : all;
  return (
    <OutcomeTable
      outcomes={shown.map((bits) => ({ bits, probability: chances[bits] ?? 0 }))}
      isHalf
      isPlain
    />
  );
}

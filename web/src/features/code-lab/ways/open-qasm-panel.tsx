/** The circuit of the program as OpenQASM 3. */
import { formatOpenQasm } from '@qubloom/quantum';
import { readCircuits } from '../../../programs/pictures/read-pictures.ts';
import type { WayProps } from './way.ts';

export function OpenQasmPanel({ program }: WayProps) {
  const { run, code } = program.state;
  const report =
    run.kind === 'ended' && run.code === code && run.end.kind === 'done' && run.end.report;
  const circuits = report ? readCircuits(report) : [];
  const [shown] = circuits;
  if (!shown || 'sentence' in shown) {
    return <p className="text-ink-soft">Run the program. Then its circuit stands here.</p>;
  }
  return (
    <pre
      role="group"
      aria-label={`${shown.name} as OpenQASM 3`}
      // What scrolls must be reached by keys.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-112 overflow-auto rounded-card border border-line bg-surface p-4 font-mono text-[0.9375rem]"
    >
      {formatOpenQasm(shown.circuit, { version: 3 })}
    </pre>
  );
}

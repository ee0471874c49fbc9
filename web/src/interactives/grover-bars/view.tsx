import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import {
  amplitudesAt,
  bitsOf,
  meanOf,
  messageAt,
  mirrorAt,
  newSearch,
} from '../../diagrams/grover/search-state.ts';
import type { ViewProps } from '../interactive.ts';

/** The bars of Grover's search about their mean, half a step at a time. */
export function View({ items, marked, halves }: ViewProps<'grover-bars'>) {
  const search = { ...newSearch(items, marked), halves };
  const amplitudes = amplitudesAt(search);
  return (
    <div className="grid gap-2">
      <AmplitudeBars
        amplitudes={amplitudes}
        mean={meanOf(amplitudes)}
        mirror={mirrorAt(search)}
        marked={bitsOf(search, search.marked)}
        hasTable={false}
      />
      <p className="min-h-11 text-sm leading-snug text-ink-soft">{messageAt(search)}</p>
    </div>
  );
}

/** The lab as the editor of a circuit that several learners build at once. */
import type { PartAuthor, SharedCircuit } from '@qubloom/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { wiresOf, type Circuit, type GridCell } from '@qubloom/quantum';
import { Fold } from '../../ui/display/fold.tsx';
import { cellName, operationName } from '../announcements/labels.ts';
import { LabContent } from '../circuit-lab.tsx';
import { Displays } from '../displays/displays.tsx';
import { LabStateProvider, type LabPeer } from '../lab-context.tsx';
import { sharedLabOf } from './shared-lab-store.ts';

export interface SharedLabProps {
  readonly shared: SharedCircuit;
  readonly peers: readonly LabPeer[];
  /** The allowed names for the learner's own gates; null if the learner types one. */
  readonly gateNames: readonly string[] | null;
  /** Reports this learner's cell; null when the learner leaves the lab. */
  readonly onCursor: (cell: GridCell | null) => void;
}

export function SharedLab({ shared, peers, gateNames, onCursor }: SharedLabProps) {
  const store = sharedLabOf(shared);
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const { column, wire } = state.cursor;
  useEffect(() => {
    onCursor(column < 0 ? null : { column, wire });
  }, [column, wire, onCursor]);
  useEffect(() => () => onCursor(null), [onCursor]);
  return (
    <LabStateProvider state={state} dispatch={store.dispatch} peers={peers} gateNames={gateNames}>
      <LabContent label="Shared circuit" displays={<Displays />} />
      <WhoChangedWhat circuit={state.circuit} authors={shared.authors()} />
    </LabStateProvider>
  );
}

interface WhoChangedWhatProps {
  readonly circuit: Circuit;
  readonly authors: readonly PartAuthor[];
}

/** Lists what others have added or changed since this learner came. */
function WhoChangedWhat({ circuit, authors }: WhoChangedWhatProps) {
  const changes = authors.flatMap(({ column, operation, author }) => {
    const found = circuit.columns[column]?.[operation];
    return found ? [{ author, text: changeOf(found, column) }] : [];
  });
  if (changes.length === 0) return null;
  return (
    <Fold summary={`Who changed what (${changes.length})`}>
      <ul className="flex flex-col gap-1 pb-2">
        {changes.map(({ author, text }) => (
          <li key={`${author} ${text}`}>
            <b>{author}</b>: {text}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function changeOf(operation: Circuit['columns'][number][number], column: number): string {
  const [wire = 0] = wiresOf(operation);
  return `${operationName(operation)} on ${cellName({ column, wire })}`;
}

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuit, type Circuit } from '@qubloom/quantum';
import { CircuitLab, type CircuitLabProps } from '../circuit-lab.tsx';

export const plain = (made: Circuit) => ({
  initial: made.initial,
  columns: made.columns.map(sorted),
});
export const sorted = (column: Circuit['columns'][number]) =>
  column.map((each) => JSON.stringify(each)).sort();

let built: Circuit = circuit(1).build();
/** Returns the current circuit of the lab that was opened last. */
export const builtCircuit = () => built;
export const open = (props: CircuitLabProps = {}) => {
  render(<CircuitLab level="full" {...props} onChange={(next) => (built = next)} />);
  return userEvent.setup();
};
export const grid = () => screen.getByRole('grid', { name: 'Circuit' });
export const place = (wire: number, column: number) => {
  const found = grid().querySelector<HTMLElement>(
    `[role=gridcell][data-wire="${wire}"][data-column="${column}"]`,
  );
  if (!found) throw new Error(`q${wire}, column ${column} is not drawn.`);
  return found;
};
export const inPalette = (name: string) =>
  within(screen.getByRole('group', { name: 'Gates' })).getByRole('button', { name });
export const announcement = () =>
  screen.getByRole('status').textContent?.replaceAll('\u00a0', '') ?? '';

export const bell = circuit(2).h(0).cx(0, 1).build();
export const ghz = circuit(3).h(0).cx(0, 1).cx(1, 2).build();
/** Teleports the state |i⟩, which the lab writes as the start of the wire. */
export const teleportation = circuit(3)
  .initial(0, 'i')
  .h(1)
  .cx(1, 2)
  .cx(0, 1)
  .h(0)
  .measure(0, 0)
  .measure(1, 1)
  .when(1, 1, (then) => then.x(2))
  .when(0, 1, (then) => then.z(2))
  .build();

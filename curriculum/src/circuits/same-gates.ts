import { wiresOf, type Operation } from '@qubloom/quantum';
import { wiresIn, type CircuitGrid } from './circuit-grid.ts';
import { circuitOfGrid } from './circuit-of-grid.ts';

/**
 * Returns true if two grids have the same gates and looks in the same order on every wire, at any places. Circuits that
 * merely do the same are different, because their authors thought differently.
 */
export function haveSameGates(a: CircuitGrid, b: CircuitGrid): boolean {
  return wiresIn(a) === wiresIn(b) && pushedLeft(a) === pushedLeft(b);
}

/** Every operation as early as its wires allow, as text. */
function pushedLeft(grid: CircuitGrid): string {
  const layers: string[][] = [];
  const nextLayer = Array.from({ length: wiresIn(grid) }, () => 0);
  for (const operation of circuitOfGrid(grid).columns.flat()) {
    const wires = wiresOf(operation);
    const layer = Math.max(...wires.map((wire) => nextLayer[wire] ?? 0));
    (layers[layer] ??= []).push(written(operation));
    for (const wire of wires) nextLayer[wire] = layer + 1;
  }
  return JSON.stringify(layers.map((layer) => layer.toSorted()));
}

/** Looks differ only by their wire, because the bit that they write depends on their place. */
function written(operation: Operation): string {
  if (operation.kind !== 'gate') return `${operation.kind} ${wiresOf(operation).join(' ')}`;
  const { gate, parameters, targets, controls } = operation;
  const angles = parameters.map((angle) => angle.toFixed(9));
  const on = controls.map(({ wire, on: value }) => `${wire}=${value}`).toSorted();
  return [gate, ...angles, ...targets.toSorted((a, b) => a - b), ...on].join(' ');
}

import type { InitialState, Wire } from '../circuit/parts.ts';
import { formatBits } from '../state/bit-strings.ts';

/** The axis of a wire's measurement: `z` directly, `x` after H, `y` after S dagger and H. */
export type LookAxis = 'x' | 'y' | 'z';

export interface Look {
  readonly wire: Wire;
  readonly axis: LookAxis;
}

export function plainLooks(wires: Iterable<Wire>): readonly Look[] {
  return [...wires].map((wire) => ({ wire, axis: 'z' }));
}

/** Returns every choice of an axis for each wire, those with few rotated ones first. */
export function axesOf(wires: number): readonly (readonly LookAxis[])[] {
  const turned = (axes: readonly LookAxis[]) => axes.filter((axis) => axis !== 'z').length;
  let all: readonly (readonly LookAxis[])[] = [[]];
  for (let wire = 0; wire < wires; wire++) {
    all = all.flatMap((axes) => (['z', 'x', 'y'] as const).map((axis) => [axis, ...axes]));
  }
  return all.toSorted((a, b) => turned(a) - turned(b));
}

/** Returns the starts of all basis states, in their order. */
export function basisStarts(wires: number): readonly (readonly InitialState[])[] {
  return Array.from({ length: 2 ** wires }, (_, index) =>
    [...formatBits(index, wires)].reverse().map((bit) => (bit === '1' ? '1' : '0')),
  );
}

/** Returns these starts with a single wire in |+>. */
export function plusStarts(
  starts: readonly (readonly InitialState[])[],
): readonly (readonly InitialState[])[] {
  return starts.flatMap((start) =>
    start.flatMap((state, wire) => (state === '0' ? [start.with(wire, '+')] : [])),
  );
}

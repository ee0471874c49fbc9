import type { Control, Wire } from '../../circuit/parts.ts';
import { type GateOperation, gate } from '../../operations/kinds.ts';
import type { BlockName } from './quirk-parts.ts';

/** Returns the gates of a block on wires 0, 1, …, the first the least significant, in their order. */
export function gatesOfBlock(block: BlockName, size: number): GateOperation[] {
  const wires = Array.from({ length: size }, (_, wire) => wire);
  switch (block) {
    case 'qft':
      return fourier(wires);
    case 'inverse-qft':
      return fourier(wires).reverse().map(undone);
    case 'increment':
      return incremented(wires, []);
    case 'decrement':
      return incremented(wires, []).reverse();
    case 'reverse':
      return reversed(wires);
    case 'cycle-down':
      return cycled(wires);
    case 'cycle-up':
      return cycled(wires).reverse();
    case 'gradient':
    case 'inverse-gradient': {
      const sign = block === 'gradient' ? 1 : -1;
      return wires.map((wire) =>
        gate('p', [wire], { parameters: [(sign * Math.PI * 2 ** wire) / 2 ** size] }),
      );
    }
  }
}

/** Adds the number on `input` to the one on `target`, or subtracts it, modulo the range of `target`. */
export function addition(
  input: readonly Wire[],
  target: readonly Wire[],
  sign: 1 | -1,
): GateOperation[] {
  const added = input
    .slice(0, target.length)
    .flatMap((wire, place) => incremented(target.slice(place), [{ wire, on: 1 }]));
  return sign === 1 ? added : added.reverse();
}

/** Flips each wire if all wires below it are 1, from the top down. */
function incremented(wires: readonly Wire[], controls: readonly Control[]): GateOperation[] {
  return wires
    .map((wire, i) => gate('x', [wire], { controls: [...controls, ...wires.slice(0, i)] }))
    .reverse();
}

/** Maps |r> to the sum over c of e^(2 pi i r c / 2^n) |c>. */
function fourier(wires: readonly Wire[]): GateOperation[] {
  const turns = wires.toReversed().flatMap((wire) => [
    gate('h', [wire]),
    ...wires
      .slice(0, wire)
      .reverse()
      .map((lower) =>
        gate('p', [wire], { controls: [lower], parameters: [Math.PI / 2 ** (wire - lower)] }),
      ),
  ]);
  return [...turns, ...reversed(wires)];
}

function reversed(wires: readonly Wire[]): GateOperation[] {
  return wires
    .slice(0, Math.floor(wires.length / 2))
    .map((wire, i) => gate('swap', [wire, wires[wires.length - 1 - i]]));
}

/** Moves the state of each wire to the next one, and that of the last to the first. */
function cycled(wires: readonly Wire[]): GateOperation[] {
  return wires
    .slice(1)
    .map((wire, i) => gate('swap', [wires[i], wire]))
    .reverse();
}

function undone(operation: GateOperation): GateOperation {
  return { ...operation, parameters: operation.parameters.map((angle) => -angle) };
}

import type { Circuit } from '../../circuit/circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { partsOfCondition } from '../condition-parts.ts';
import { symbolOf } from '../drawing/labels.ts';
import type { Drawn } from './drawn.ts';
import { circle, doubleLine, text } from './elements.ts';
import { SIZES, type Geometry } from './geometry.ts';

/** Adds the double line to the classical registers that an operation depends on, with their required values. */
export function withCondition(
  drawn: Drawn,
  operation: Operation,
  lowest: number,
  x: number,
  circuit: Circuit,
  geometry: Geometry,
): Drawn {
  if (!operation.condition) return drawn;
  const parts = partsOfCondition(operation.condition, circuit);
  const at = operation.kind === 'measure' ? x - SIZES.box / 2 + 5 : x;
  const isMeasure = operation.kind === 'measure';
  const isBox = operation.kind !== 'gate' || symbolOf(operation) === 'box';
  const isOnTarget = operation.kind !== 'gate' || operation.targets.includes(lowest);
  const free = isOnTarget ? (isBox ? SIZES.box / 2 : SIZES.plus) : SIZES.radius;
  const last = Math.max(...parts.map((part) => part.register));
  const labels = parts.map((part) => {
    const y = geometry.rowOfRegister(part.register);
    const isSingle =
      part.kind === 'register' || circuit.classicalRegisters[part.register].size === 1;
    const value = `${isSingle ? '' : `[${part.index}] `}= ${part.equals}`;
    return isMeasure
      ? text(at - 6, y - 10, value, SIZES.small, 'end')
      : text(at + 8, y - 10, value, SIZES.small, 'start');
  });
  const dots = [...new Set(parts.map((part) => part.register))].map((register) =>
    circle(at, geometry.rowOfRegister(register), 3.5, true),
  );
  return {
    marks: [
      ...drawn.marks,
      ...doubleLine(at, geometry.rowOfWire(lowest) + free, geometry.rowOfRegister(last)),
      ...dots,
      ...labels,
    ],
    covered: drawn.covered,
  };
}

import { durationLabel } from '../../notation/number-text.ts';
import type { OperationLanguages } from '../../notation/operation-languages.ts';
import { delay, type DelayOperation } from './kind.ts';

export const delayLanguages: OperationLanguages<DelayOperation> = {
  quantikz: ({ wire, nanoseconds }, cells) =>
    cells.set(
      wire,
      `\\gate{\\mathrm{${durationLabel(nanoseconds).replace(' ', '\\,').replace('µ', '\\mu ')}}}`,
    ),
  qiskit: ({ wire, nanoseconds }, writer) => [
    `${writer.circuit}.delay(${nanoseconds}, ${writer.wire(wire)}, unit="ns")`,
  ],
  openQasm: {
    write: ({ wire, nanoseconds }, writer) => {
      const statement = `delay[${nanoseconds}ns] ${writer.wire(wire)}`;
      // Without noise, a delay does nothing. OpenQASM 2 has no statement for it, so it is written as a comment.
      return [writer.version === 2 ? `// ${statement}` : `${statement};`];
    },
    statements: {
      delay: {
        versions: [3],
        operands: 'any',
        takesTime: true,
        name: '"delay"',
        isAllowedInGate: true,
        // Without noise, a delay changes nothing, so it is left out where a circuit cannot have one: in the body of a
        // gate and under a condition.
        execute: (statement) => {
          statement.checkOperands();
          const { nanoseconds } = statement;
          if (nanoseconds === undefined || statement.isInGate || statement.isConditional) return;
          const wires = statement.wires();
          statement.countOperations(wires.length);
          for (const wire of new Set(wires)) statement.add(delay(wire, nanoseconds));
        },
      },
      nop: {
        versions: [3],
        operands: 'any',
        name: '"nop"',
        isAllowedInGate: true,
        execute: (statement) => statement.checkOperands(),
      },
    },
  },
};

/** The parts of a program that both versions of OpenQASM write in the same way. */
import type { Circuit, GateDefinition, Register } from '../../../circuit/circuit.ts';
import type { BarrierOperation, Operation } from '../../../operations/kinds.ts';
import { definitionsInOrder } from '../../definitions.ts';
import { registerOf, registerSlots } from '../../registers.ts';
import { INITIAL_GATES } from './initial-gates.ts';

/** Returns `q[0]`, `q[1]`, and so on, for registers that have these names in the program. */
export function slotNames(
  registers: readonly Register[],
  names: readonly string[],
): readonly string[] {
  return registerSlots(registers.map((register, i) => ({ ...register, name: names[i] }))).map(
    ({ register, index }) => `${register}[${index}]`,
  );
}

interface ProgramParts {
  readonly head: readonly string[];
  /** The names of the wires. */
  readonly wires: readonly string[];
  /** The statements that declare registers. */
  readonly registers: readonly string[];
  readonly definition: (definition: GateDefinition) => string;
  readonly operation: (operation: Operation) => readonly string[];
  /** Returns definitions that the others and the operations turned out to need. */
  readonly helpers: () => Iterable<string>;
}

export function programText(circuit: Circuit, parts: ProgramParts): string {
  const definitions = definitionsInOrder(circuit).map(parts.definition);
  const prepared = circuit.initial.flatMap((state, wire) =>
    INITIAL_GATES[state].map((gate) => `${gate} ${parts.wires[wire]};`),
  );
  const body = circuit.columns.flatMap((column) => column.flatMap(parts.operation));
  const lines = [
    ...parts.head,
    ...parts.helpers(),
    ...definitions,
    ...parts.registers,
    ...prepared,
    ...body,
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns a gate's definition. Its wires are called `q0`, `q1`, and so on. */
export function definitionText(
  name: string,
  wires: readonly string[],
  statements: readonly string[],
  comma: string,
): string {
  const body = statements.map((statement) => `  ${statement}\n`).join('');
  return `gate ${name} ${wires.join(comma)} {\n${body}}`;
}

export function wiresInDefinition({ wires }: GateDefinition): readonly string[] {
  return Array.from({ length: wires }, (_, wire) => `q${wire}`);
}

/** Returns a barrier on a whole register, or on single wires. */
export function barrierText(
  { wires }: BarrierOperation,
  circuit: Circuit,
  registerNames: readonly string[],
  wireNames: readonly string[],
  comma: string,
): string {
  const register = registerOf(circuit.quantumRegisters, wires);
  const operands = register
    ? registerNames[circuit.quantumRegisters.indexOf(register)]
    : wires.map((wire) => wireNames[wire]).join(comma);
  return `barrier ${operands};`;
}

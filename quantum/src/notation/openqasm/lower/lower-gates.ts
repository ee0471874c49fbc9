import type { Wire } from '../../../circuit/parts.ts';
import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import { evaluateInteger, evaluateNumber } from '../evaluate/evaluate.ts';
import {
  controlled,
  inverted,
  sizeOfFragment,
  type Fragment,
  type FragmentOperation,
} from '../../fragment.ts';
import type { PlaceableGate } from '../gates/gate-table.ts';
import { withRealNumbers, withScope, type Machine } from './machine.ts';
import { qubitsOf } from './operands.ts';
import { powerOf } from '../gates/power.ts';
import { AlreadyReported, Scope, type Places } from './scope.ts';
import type { Apply, GateStatement, Modifier } from '../parse/syntax.ts';

/** Applies a gate, with its modifiers, to its operands: once for each row of the registers among them. */
export function lowerApply(machine: Machine, apply: Apply): undefined {
  const gate = machine.gates.find(apply.name, apply.at);
  if (!gate) throw new AlreadyReported();
  const modified = withModifiers(machine, apply, gate);
  requireCount(apply.arguments.length, gate.parameters, 'angle', apply);
  requireCount(apply.operands.length, modified.wires, 'qubit', apply);
  machine.budget.effort(8 * apply.modifiers.length + apply.operands.length, apply.at);
  const parameters = withRealNumbers(machine, () =>
    apply.arguments.map((argument) => evaluateNumber(argument, machine.names)),
  );
  const operands = apply.operands.map((operand) => qubitsOf(machine, operand));
  for (const wires of rowsOf(operands, apply)) {
    emit(machine, modified.place(parameters, wires), apply.at);
  }
}

/** Expands the body of a gate on wires 0, 1, … and collects the operations. */
export function lowerGateBody(
  machine: Machine,
  gate: GateStatement,
  outer: Scope,
  parameters: readonly number[],
): Fragment {
  const operations: FragmentOperation[] = [];
  const before = { sink: machine.sink, inGate: machine.inGate };
  let phase = 0;
  const scope = new Scope(outer, true);
  for (const [i, name] of gate.parameters.entries()) {
    const value = { type: 'float', value: parameters[i] } as const;
    scope.declare(
      name,
      { kind: 'variable', type: 'angle', width: undefined, isConstant: true, value, conditions: 0 },
      gate.at,
    );
  }
  for (const [wire, name] of gate.qubits.entries()) {
    scope.declare(name, { kind: 'qubits', indices: [wire], isRegister: false }, gate.at);
  }
  machine.sink = {
    place: (operation) => void operations.push(operation),
    turn: (angle) => void (phase += angle),
  };
  machine.inGate = true;
  try {
    const stop = withScope(machine, scope, () => machine.run(gate.body));
    if (stop) throw new Refusal(stop.at, `"${stop.how}" cannot be in the body of a gate.`);
  } finally {
    machine.sink = before.sink;
    machine.inGate = before.inGate;
  }
  return { operations, phase };
}

function emit(machine: Machine, placed: Fragment, at: number): void {
  const { operations, phase } = placed;
  machine.budget.effort(sizeOfFragment(placed), at);
  for (const operation of operations) {
    const size =
      operation.kind === 'barrier' ? 1 : machine.gates.definitions.sizeOf(operation.gate);
    if (!machine.inGate) machine.budget.gates(size, at);
    machine.sink.place(operation, at);
  }
  if (phase !== 0) machine.sink.turn(phase);
}

/**
 * Yields the rows of a broadcast. Registers advance together, and single qubits stay. Registers must have equal sizes,
 * and no row may contain a qubit twice.
 */
function* rowsOf(operands: readonly Places[], apply: Apply): Generator<Wire[]> {
  const registers = operands.filter((operand) => operand.isRegister);
  const rows = registers.length === 0 ? 1 : registers[0].indices.length;
  const odd = operands.findIndex(
    (operand) => operand.isRegister && operand.indices.length !== rows,
  );
  if (odd >= 0) {
    throw new Refusal(
      apply.operands[odd].at,
      `The registers of "${apply.name}" have ${rows} and ${operands[odd].indices.length} qubits. Expected registers of one size.`,
    );
  }
  for (let row = 0; row < rows; row++) {
    const wires = operands.map((operand) => operand.indices[operand.isRegister ? row : 0]);
    if (wires.length > 1) {
      const twice =
        new Set(wires).size < wires.length
          ? wires.findIndex((wire, i) => wires.indexOf(wire) < i)
          : -1;
      if (twice >= 0)
        throw new Refusal(
          apply.operands[twice].at,
          `"${apply.name}" gets the same qubit twice. Expected different qubits.`,
        );
    }
    yield wires;
  }
}

function requireCount(found: number, wanted: number, what: string, apply: Apply): void {
  if (found === wanted) return;
  const words = `${wanted} ${what}${wanted === 1 ? '' : 's'}`;
  throw new Refusal(
    apply.at,
    `"${apply.name}" takes ${apply.modifiers.length > 0 && what === 'qubit' ? 'here ' : ''}${words}, found ${found}.`,
  );
}

/** Applies the modifiers to a gate. The first in the text is the outermost, and takes the first qubits. */
function withModifiers(machine: Machine, apply: Apply, gate: PlaceableGate): PlaceableGate {
  return apply.modifiers.reduceRight(
    (inner, modifier) => modified(machine, inner, modifier, apply),
    gate,
  );
}

function modified(
  machine: Machine,
  inner: PlaceableGate,
  modifier: Modifier,
  apply: Apply,
): PlaceableGate {
  switch (modifier.kind) {
    case 'inverse':
      return {
        ...inner,
        place: (parameters, wires) => {
          const base = inner.place(parameters, wires);
          machine.budget.effort(sizeOfFragment(base), modifier.at);
          return inverted(base, (name) => machine.gates.definitions.inverseOf(name, apply.at));
        },
      };
    case 'power': {
      const exponent = evaluateNumber(modifier.exponent, machine.names);
      return {
        ...inner,
        place: (parameters, wires) =>
          power(machine, inner.place(parameters, wires), exponent, modifier.at),
      };
    }
    case 'control': {
      const count = modifier.count ? evaluateInteger(modifier.count, machine.names) : 1;
      if (count < 1 || count > LIMITS.wires)
        throw new Refusal(
          modifier.at,
          `Expected a number of controls of at least 1, found ${count}.`,
        );
      const { on } = modifier;
      return {
        parameters: inner.parameters,
        wires: count + inner.wires,
        place: (parameters, wires) => {
          const base = inner.place(parameters, wires.slice(count));
          machine.budget.effort(sizeOfFragment(base) + base.operations.length * count, modifier.at);
          return controlled(
            base,
            wires.slice(0, count).map((wire) => ({ wire, on })),
          );
        },
      };
    }
  }
}

function power(machine: Machine, base: Fragment, exponent: number, at: number): Fragment {
  const result = powerOf(base, exponent, {
    definitionsFor: (fragment) => machine.gates.definitions.of(fragment),
    sizeOf: (gate) => machine.gates.definitions.sizeOf(gate),
    define: (matrix, wires) => machine.gates.definitions.defineMatrix(matrix, wires),
    inverseOf: (name) => machine.gates.definitions.inverseOf(name, at),
    spend: (operations) => machine.budget.effort(operations, at),
  });
  if (result) return result;
  throw new Refusal(
    at,
    `pow(${exponent}) of a gate on more than four qubits is not supported. Expected a whole exponent.`,
  );
}

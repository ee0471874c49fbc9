import { kindOf } from '../../../circuit/operation-kinds.ts';
import { Refusal } from '../../problem.ts';
import { evaluateSize } from '../evaluate/evaluate.ts';
import {
  lowerAlias,
  lowerAssignment,
  lowerDeclaration,
  lowerMeasurement,
} from './lower-classical.ts';
import {
  checkOperands,
  lowerBlock,
  lowerFor,
  lowerIf,
  lowerSwitch,
  lowerWhile,
} from './lower-control-flow.ts';
import { lowerApply } from './lower-gates.ts';
import { lowerReturn } from './lower-subroutine.ts';
import type { Machine, Stop } from './machine.ts';
import { bitsOf, qubitsOf } from './operands.ts';
import type {
  CommentStatement,
  DefStatement,
  OperationStatement,
  Statement,
} from '../parse/syntax.ts';
import type { StatementReader } from '../openqasm-kind.ts';
import { COMMENTS } from '../openqasm-kinds.ts';

/** Executes one statement. Returns the reason if later statements must not be executed. */
export function lowerStatement(machine: Machine, statement: Statement): Stop | undefined {
  machine.budget.step(statement.at);
  if (machine.recorder.canRun) machine.neverRun.run(statement);
  else machine.neverRun.keep(statement);
  if (machine.inGate && !isAllowedInGate(statement)) {
    const word = statement.kind === 'operation' ? statement.word : statement.kind;
    throw new Refusal(
      statement.at,
      `"${word}" cannot be in the body of a gate. Expected gates and barriers only.`,
    );
  }
  switch (statement.kind) {
    case 'apply':
      if (machine.subroutines.has(statement.name) && statement.modifiers.length === 0) {
        machine.call(statement.name, [...statement.arguments, ...statement.operands], statement.at);
        return undefined;
      }
      return lowerApply(machine, statement);
    case 'qubits':
      return declareQubits(machine, statement);
    case 'variable':
      return lowerDeclaration(machine, statement);
    case 'assign':
      return lowerAssignment(machine, statement);
    case 'measure':
      if (!statement.target)
        throw new Refusal(
          statement.at,
          'The outcome of this measurement goes nowhere. Expected a classical bit for it, as in c = measure q;',
        );
      return lowerMeasurement(
        machine,
        statement.source,
        bitsOf(machine, statement.target),
        statement.at,
      );
    case 'operation':
      statement.does.execute(statementReader(machine, statement));
      return undefined;
    case 'comment':
      return lowerComment(machine, statement);
    case 'include':
      machine.gates.include(statement.file, statement.at);
      return undefined;
    case 'gate':
      requireGlobal(machine, 'A gate', statement.at);
      machine.gates.define(statement, machine.scope);
      return undefined;
    case 'def':
      requireGlobal(machine, 'A subroutine', statement.at);
      return declareSubroutine(machine, statement);
    case 'alias':
      return lowerAlias(machine, statement);
    case 'if':
      return lowerIf(machine, statement);
    case 'for':
      return lowerFor(machine, statement);
    case 'while':
      return lowerWhile(machine, statement);
    case 'switch':
      return lowerSwitch(machine, statement);
    case 'block':
      return lowerBlock(machine, statement.body);
    case 'return':
      return lowerReturn(machine, statement);
    case 'leave':
      return { how: statement.how, at: statement.at };
  }
}

/** The statements that may be in the body of a gate, besides those of some kinds of operation. */
const IN_GATES: ReadonlySet<Statement['kind']> = new Set([
  'apply',
  'for',
  'if',
  'while',
  'switch',
  'block',
  'variable',
]);

function isAllowedInGate(statement: Statement): boolean {
  if (statement.kind === 'operation') return statement.does.isAllowedInGate ?? false;
  return IN_GATES.has(statement.kind);
}

function declareQubits(
  machine: Machine,
  { name, size, at }: Extract<Statement, { kind: 'qubits' }>,
): undefined {
  requireGlobal(machine, 'A qubit', at);
  const count = size ? evaluateSize(size, machine.names) : 1;
  const found = machine.scope.find(name);
  if (found && found.kind !== 'broken')
    throw new Refusal(at, `"${name}" is declared already. Choose another name.`);
  const indices = machine.recorder.addQubits(name, count, at);
  machine.scope.declare(name, { kind: 'qubits', indices, isRegister: size !== undefined }, at);
}

/** Declares `$0`, `$1`, …: as many as the text uses, in a register before all others. */
export function declarePhysicalQubits(machine: Machine, count: number): void {
  if (count === 0) return;
  for (const wire of machine.recorder.addQubits('physical', count, 0)) {
    machine.scope.declare(`$${wire}`, { kind: 'qubits', indices: [wire], isRegister: false }, 0);
  }
}

function statementReader(
  machine: Machine,
  { operands, nanoseconds, at }: OperationStatement,
): StatementReader {
  return {
    wires: () => operands.flatMap((operand) => qubitsOf(machine, operand).indices),
    allWires: () => machine.recorder.allWires(),
    isBare: operands.length === 0,
    nanoseconds,
    isInGate: machine.inGate,
    isConditional: machine.recorder.conditionBits > 0,
    checkOperands: () => checkOperands(machine, operands),
    countOperations: (count) => machine.budget.gates(count, at),
    countEffort: (amount) => machine.budget.effort(amount, at),
    add: (operation) => {
      if (operation.kind === 'barrier') machine.sink.place(operation, at);
      else machine.recorder.add(operation, at);
    },
  };
}

/** Adds the operation of a comment. It stays a comment if there are no such wires, or if the operation has a problem. */
function lowerComment(machine: Machine, { word, data, operands, at }: CommentStatement): undefined {
  const wires = operands.flatMap(({ name, index }) => {
    const meaning = machine.scope.find(name);
    return meaning?.kind === 'qubits' ? meaning.indices.slice(index, index + 1) : [];
  });
  if (new Set(wires).size < operands.length) return;
  const operation = COMMENTS.get(word)?.read(data, wires);
  if (!operation || kindOf(operation).problem?.(operation)) return;
  machine.budget.gates(1, at);
  machine.recorder.add(operation, at);
}

function declareSubroutine(machine: Machine, statement: DefStatement): undefined {
  if (machine.subroutines.has(statement.name))
    throw new Refusal(
      statement.at,
      `Subroutine "${statement.name}" is defined already. Choose another name.`,
    );
  if (machine.gates.has(statement.name))
    throw new Refusal(statement.at, `"${statement.name}" is a gate already. Choose another name.`);
  machine.subroutines.set(statement.name, statement);
}

function requireGlobal(machine: Machine, what: string, at: number): void {
  if (machine.scope.isGlobal) return;
  throw new Refusal(at, `${what} must be declared outside of all blocks.`);
}

import type { Circuit } from '../../circuit/circuit.ts';
import { LIMITS } from '../limits.ts';
import { Refusal } from '../problem.ts';
import { Budget } from './budget.ts';
import { evaluateSize, type Names } from './evaluate.ts';
import { GateTable } from './gate-table.ts';
import {
  lowerAlias,
  lowerAssignment,
  lowerDeclaration,
  lowerMeasurement,
  requireCurrent,
  valueOfBits,
} from './lower-classical.ts';
import {
  checkOperands,
  lowerBlock,
  lowerFor,
  lowerIf,
  lowerSwitch,
  lowerWhile,
} from './lower-control-flow.ts';
import { lowerApply, lowerGateBody } from './lower-gates.ts';
import { lowerCall, lowerReturn } from './lower-subroutine.ts';
import type { Machine, Stop } from './machine.ts';
import { bitsOf, placesOf, qubitsOf } from './operands.ts';
import { Recorder } from './recorder.ts';
import { AlreadyReported, Scope } from './scope.ts';
import type { DefStatement, Expression, Program, Statement } from './syntax.ts';

/**
 * Carries out a program as far as that goes without measuring: declares its registers, unrolls its loops,
 * expands its subroutines, and records what is left as a circuit. After a mistake it goes on with the
 * next statement, but what follows a statement that could not be read (`isReadable`) is left alone. The
 * circuit is only of use if nothing was reported.
 */
export function lowerProgram(
  program: Program,
  report: (refusal: Refusal) => void,
  isReadable: () => boolean,
): Circuit {
  const recorder = new Recorder();
  const defs = new Map<string, DefStatement>();
  const machine = createMachine(program.version, recorder, new Scope(), defs);
  attempt(() => declarePhysicalQubits(machine, program.physicalQubits));
  let mistakes = 0;
  let isOver = false;
  for (const statement of program.statements) {
    if (isOver || !isReadable() || mistakes >= LIMITS.problems) continue;
    const stop = attempt(() => lowerStatement(machine, statement, defs));
    if (stop === 'failed') {
      mistakes += 1;
      if ('name' in statement) breakDeclared(machine, statement);
    } else if (stop) {
      isOver = true;
      if (stop.how !== 'end') report(strayStop(stop));
    }
  }
  return recorder.circuit(machine.gates.definitions.used((name) => recorder.uses(name)));

  function attempt<T>(carryOut: () => T): T | 'failed' {
    try {
      return carryOut();
    } catch (error) {
      if (error instanceof AlreadyReported) return 'failed';
      if (!(error instanceof Refusal)) throw error;
      report(error);
      return 'failed';
    }
  }
}

function strayStop(stop: Stop): Refusal {
  const place = stop.how === 'return' ? 'a subroutine' : 'a loop';
  return new Refusal(stop.at, `"${stop.how}" stands outside of ${place}.`);
}

function createMachine(
  version: 2 | 3,
  recorder: Recorder,
  global: Scope,
  defs: Map<string, DefStatement>,
): Machine {
  const budget = new Budget();
  const names: Names = {
    hasWholeDivision: version === 3,
    valueOf: (name, at) => {
      const meaning = machine.scope.find(name);
      if (!meaning) return undefined;
      switch (meaning.kind) {
        case 'broken':
          throw new AlreadyReported();
        case 'qubits':
          throw new Refusal(at, `Expected a value, found the qubit "${name}". Measure it first.`);
        case 'bits':
          return valueOfBits(machine, meaning);
        case 'variable':
          if (!meaning.value) throw new Refusal(at, `"${name}" has no value yet.`);
          requireCurrent(machine, meaning.value, at);
          return meaning.value;
      }
    },
    partOf: (part) => {
      const isOfBits = machine.scope.find(rootNameOf(part))?.kind === 'bits';
      const places = isOfBits ? placesOf(machine, part) : undefined;
      return places && valueOfBits(machine, places);
    },
    enter: (at) => budget.enter(at),
    leave: () => budget.leave(),
    effort: (amount, at) => budget.effort(amount, at),
    callSubroutine: (name, given, at) => machine.call(name, given, at),
  };
  const machine: Machine = {
    version,
    recorder,
    budget,
    names,
    gates: new GateTable(version, budget, (gate, outer, parameters) =>
      lowerGateBody(machine, gate, outer, parameters),
    ),
    sink: recorder,
    inGate: false,
    scope: global,
    conditions: 0,
    returning: undefined,
    bitsOfDeclaration: new Map(),
    bitsOfResult: new Map(),
    run: (statements) => {
      for (const statement of statements) {
        budget.enter(statement.at);
        try {
          const stop = lowerStatement(machine, statement, defs);
          if (stop) return stop;
        } finally {
          budget.leave();
        }
      }
      return undefined;
    },
    call: (name, given, at, target) => {
      const def = defs.get(name);
      return def && lowerCall(machine, def, global, given, at, target);
    },
  };
  return machine;
}

function lowerStatement(
  machine: Machine,
  statement: Statement,
  defs: Map<string, DefStatement>,
): Stop | undefined {
  machine.budget.step(statement.at);
  if (
    machine.inGate &&
    !['apply', 'barrier', 'for', 'if', 'while', 'switch', 'block', 'idle', 'variable'].includes(
      statement.kind,
    )
  ) {
    throw new Refusal(
      statement.at,
      `"${statement.kind}" cannot stand in the body of a gate. Expected gates and barriers only.`,
    );
  }
  switch (statement.kind) {
    case 'apply':
      if (defs.has(statement.name) && statement.modifiers.length === 0) {
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
    case 'reset': {
      const { indices } = qubitsOf(machine, statement.operand);
      machine.budget.gates(indices.length, statement.at);
      for (const wire of indices) machine.recorder.reset(wire, statement.at);
      return undefined;
    }
    case 'barrier':
      return lowerBarrier(machine, statement);
    case 'idle':
      return checkOperands(machine, statement.operands);
    case 'include':
      machine.gates.include(statement.file, statement.at);
      return undefined;
    case 'gate':
      requireGlobal(machine, 'A gate', statement.at);
      machine.gates.define(statement, machine.scope);
      return undefined;
    case 'def':
      requireGlobal(machine, 'A subroutine', statement.at);
      return declareSubroutine(machine, statement, defs);
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

/** `$0`, `$1`, …: as many as the text speaks of, in a register before all others. */
function declarePhysicalQubits(machine: Machine, count: number): void {
  if (count === 0) return;
  for (const wire of machine.recorder.addQubits('physical', count, 0)) {
    machine.scope.declare(`$${wire}`, { kind: 'qubits', indices: [wire], isRegister: false }, 0);
  }
}

function lowerBarrier(
  machine: Machine,
  { operands, at }: Extract<Statement, { kind: 'barrier' }>,
): undefined {
  const named = operands.flatMap((operand) => qubitsOf(machine, operand).indices);
  const wires = operands.length > 0 ? [...new Set(named)] : machine.recorder.allWires();
  machine.budget.gates(machine.inGate ? 0 : 1, at);
  machine.budget.effort(named.length + wires.length, at);
  if (wires.length > 0) machine.sink.place({ kind: 'barrier', wires }, at);
}

function declareSubroutine(
  machine: Machine,
  statement: DefStatement,
  defs: Map<string, DefStatement>,
): undefined {
  if (defs.has(statement.name))
    throw new Refusal(
      statement.at,
      `Subroutine "${statement.name}" is defined already. Choose another name.`,
    );
  if (machine.gates.has(statement.name))
    throw new Refusal(statement.at, `"${statement.name}" is a gate already. Choose another name.`);
  defs.set(statement.name, statement);
}

function requireGlobal(machine: Machine, what: string, at: number): void {
  if (machine.scope.isGlobal) return;
  throw new Refusal(at, `${what} must be declared outside of all blocks.`);
}

/** The name that an indexed expression begins with; empty where it begins with something else. */
function rootNameOf(expression: Expression): string {
  if (expression.kind === 'indexed') return rootNameOf(expression.base);
  return expression.kind === 'name' ? expression.name : '';
}

/** What a wrong declaration was to declare is not complained about again where it is used. */
function breakDeclared(machine: Machine, statement: Extract<Statement, { name: string }>): void {
  if (statement.kind === 'gate' || statement.kind === 'def')
    machine.gates.breakGate(statement.name);
  else if (statement.kind !== 'apply') machine.scope.breakName(statement.name);
}

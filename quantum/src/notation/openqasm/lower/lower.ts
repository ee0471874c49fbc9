import type { Circuit } from '../../../circuit/circuit.ts';
import { LIMITS } from '../../limits.ts';
import { LimitReached, Refusal } from '../../problem.ts';
import { Budget } from './budget.ts';
import { GateTable } from '../gates/gate-table.ts';
import { lowerGateBody } from './lower-gates.ts';
import { declarePhysicalQubits, lowerStatement } from './lower-statement.ts';
import { lowerCall } from './lower-subroutine.ts';
import type { Machine, Stop } from './machine.ts';
import { namesIn } from './names-in-scope.ts';
import { NeverRun, type Note } from './never-run.ts';
import { Recorder } from './recorder.ts';
import { AlreadyReported, Scope } from './scope.ts';
import type { Program, Statement } from '../parse/syntax.ts';

/**
 * Executes a program as far as possible without measuring. It declares its registers, unrolls its loops, expands its
 * subroutines, and records the rest as a circuit. After a mistake it continues with the next statement, but it ignores
 * everything after a statement that could not be read (`isReadable`). The circuit is valid only if nothing was
 * reported. `note` receives the parts that can never run or may be mistakes.
 */
export function lowerProgram(
  program: Program,
  report: (refusal: Refusal) => void,
  isReadable: () => boolean,
  note: (note: Note) => void,
): Circuit {
  const recorder = new Recorder();
  const machine = createMachine(program.version, recorder);
  let mistakes = 0;
  let isOver = false;
  let isUsedUp = false;
  attempt(() => declarePhysicalQubits(machine, program.physicalQubits));
  const behindEnd: Statement[] = [];
  for (const statement of program.statements) {
    if (!isReadable() || mistakes >= LIMITS.problems) continue;
    if (isUsedUp) break;
    if (isOver) {
      behindEnd.push(statement);
      continue;
    }
    const stop = attempt(() => lowerStatement(machine, statement));
    if (stop === 'failed') {
      mistakes += 1;
      if ('name' in statement) breakDeclared(machine, statement);
    } else if (stop) {
      isOver = true;
      if (stop.how !== 'end') report(strayStop(stop));
    }
  }
  machine.neverRun.skip(behindEnd);
  if (mistakes === 0) {
    for (const { name, at } of recorder.bitsLeftAtOne())
      report(
        new Refusal(
          at,
          `${name} starts as 1 here, and nothing is measured into it. A circuit's bits start as 0, and only a measurement can write them.`,
        ),
      );
  }
  for (const found of [...machine.neverRun.notes(), ...machine.notes.values()]) note(found);
  return recorder.circuit(machine.gates.definitions.used((name) => recorder.uses(name)));

  function attempt<T>(carryOut: () => T): T | 'failed' {
    try {
      return carryOut();
    } catch (error) {
      if (error instanceof AlreadyReported) return 'failed';
      if (!(error instanceof Refusal)) throw error;
      isUsedUp ||= error instanceof LimitReached;
      report(error);
      return 'failed';
    }
  }
}

function strayStop(stop: Stop): Refusal {
  const place = stop.how === 'return' ? 'a subroutine' : 'a loop';
  return new Refusal(stop.at, `"${stop.how}" is outside ${place}.`);
}

function createMachine(version: 2 | 3, recorder: Recorder): Machine {
  const budget = new Budget();
  const global = new Scope();
  const machine: Machine = {
    version,
    recorder,
    budget,
    names: namesIn(version, () => machine),
    openNames: namesIn(version, () => machine, true),
    neverRun: new NeverRun(),
    isReal: false,
    notes: new Map(),
    gates: new GateTable(version, budget, (gate, outer, parameters) =>
      lowerGateBody(machine, gate, outer, parameters),
    ),
    sink: recorder,
    inGate: false,
    scope: global,
    subroutines: new Map(),
    conditions: 0,
    returning: undefined,
    bitsOfDeclaration: new Map(),
    bitsOfResult: new Map(),
    run: (statements) => {
      for (const [i, statement] of statements.entries()) {
        budget.enter(statement.at);
        try {
          const stop = lowerStatement(machine, statement);
          if (!stop) continue;
          machine.neverRun.skip(statements.slice(i + 1));
          return stop;
        } finally {
          budget.leave();
        }
      }
      return undefined;
    },
    call: (name, given, at, target) => {
      const def = machine.subroutines.get(name);
      return def && lowerCall(machine, def, global, given, at, target);
    },
  };
  return machine;
}

/** Marks the name of a wrong declaration, so that its uses are not reported again. */
function breakDeclared(machine: Machine, statement: Extract<Statement, { name: string }>): void {
  if (statement.kind === 'gate' || statement.kind === 'def')
    machine.gates.breakGate(statement.name);
  else if (statement.kind !== 'apply') machine.scope.breakName(statement.name);
}

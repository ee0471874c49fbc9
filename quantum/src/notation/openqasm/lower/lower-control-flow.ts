import { Refusal } from '../../problem.ts';
import { evaluate, evaluateInteger, rangeValues } from '../evaluate/evaluate.ts';
import {
  bitsIn,
  equalBits,
  FormulaTooLarge,
  not,
  and,
  patternsOf,
  type Formula,
} from '../evaluate/formula.ts';
import { LIMITS } from '../../limits.ts';
import { mayBeConditional, hasMeasurement } from './never-run.ts';
import { withScope, type Machine, type Stop } from './machine.ts';
import { placesOf } from './operands.ts';
import { Scope } from './scope.ts';
import type { Expression, ForStatement, Statement } from '../parse/syntax.ts';
import { isKnown, orderOf, toBits, toTruth, type Value } from '../evaluate/value.ts';

/** Executes statements in their own scope. */
export function lowerBlock(machine: Machine, body: readonly Statement[]): Stop | undefined {
  return withScope(machine, new Scope(machine.scope), () => machine.run(body));
}

/** Handles `if`. It is decided here if the condition is known; otherwise each operation inside gets a condition. */
export function lowerIf(
  machine: Machine,
  { condition, then, otherwise, at }: Extract<Statement, { kind: 'if' }>,
): Stop | undefined {
  const truth = toTruth(evaluate(condition, machine.names));
  if (typeof truth === 'boolean') {
    const open = openTruth(machine, condition);
    if (truth) lowerUnmet(machine, open && not(open), otherwise, at);
    else lowerUnmet(machine, open, then, at);
    return lowerBlock(machine, truth ? then : otherwise);
  }
  underCondition(machine, truth, then, at);
  if (otherwise.length > 0) underCondition(machine, not(truth), otherwise, at);
  return undefined;
}

/**
 * Returns the part of a condition that is decided by bits that nothing has been measured into; undefined if no bits
 * decide it.
 */
function openTruth(machine: Machine, condition: Expression): Formula | undefined {
  if (machine.inGate) return undefined;
  try {
    const truth = toTruth(evaluate(condition, machine.openNames));
    return typeof truth === 'boolean' ? undefined : truth;
  } catch (error) {
    if (error instanceof Refusal) return undefined; // It is known only if those bits are 0, like a loop's bound.
    throw error;
  }
}

/**
 * Leaves out statements under a condition that is not met here, except for measurements: a circuit that measures
 * nowhere else still has its outcomes in classical bits. They keep their condition if bits decide it.
 */
function lowerUnmet(
  machine: Machine,
  open: Formula | undefined,
  body: readonly Statement[],
  at: number,
): void {
  const canBeKept =
    open !== undefined &&
    body.some(hasMeasurement) &&
    bitsIn(open).size + machine.recorder.conditionBits <= LIMITS.conditionBits &&
    body.every((statement) => mayBeConditional(statement) && !isSubroutineCall(machine, statement));
  if (canBeKept) underCondition(machine, open, body, at, false);
  else machine.neverRun.skip(body);
}

function isSubroutineCall(machine: Machine, statement: Statement): boolean {
  return statement.kind === 'apply' && machine.subroutines.has(statement.name);
}

export function lowerSwitch(
  machine: Machine,
  statement: Extract<Statement, { kind: 'switch' }>,
): Stop | undefined {
  const { subject, cases, at } = statement;
  const value = evaluate(subject, machine.names);
  let none: Formula = true;
  for (const { labels, body } of cases) {
    let meets: Formula = none;
    if (labels) {
      const noLabel = labels.reduce<Formula>(
        (sofar, label) => and(sofar, not(isEqual(value, evaluate(label, machine.names), label.at))),
        true,
      );
      meets = and(none, not(noLabel));
      none = and(none, noLabel);
    }
    if (meets === true) return lowerBlock(machine, body);
    if (meets === false) machine.neverRun.skip(body);
    else underCondition(machine, meets, body, at);
  }
  return undefined;
}

function isEqual(a: Value, b: Value, at: number): Formula {
  return isKnown(a) && isKnown(b)
    ? orderOf(a, b, at) === 0
    : equalBits(toBits(a, at), toBits(b, at));
}

function underCondition(
  machine: Machine,
  truth: Formula,
  body: readonly Statement[],
  at: number,
  canBeMet = true,
): void {
  if (machine.inGate) throw new Refusal(at, 'A gate cannot depend on measured bits.');
  machine.recorder.requireCurrent(bitsIn(truth), at);
  machine.neverRun.skip(body);
  for (const pattern of patternsAt(machine, truth, at)) {
    const lowerUnder = (): void => {
      machine.conditions += 1;
      try {
        const stop = lowerBlock(machine, body);
        if (stop)
          throw new Refusal(
            stop.at,
            `"${stop.how}" inside a condition on measured bits is known only when the circuit runs. This is not supported.`,
          );
      } finally {
        machine.conditions -= 1;
      }
    };
    machine.recorder.under(pattern, at, lowerUnder, canBeMet);
  }
}

function patternsAt(machine: Machine, truth: Formula, at: number): ReturnType<typeof patternsOf> {
  try {
    return patternsOf(truth, (steps) => machine.budget.effort(steps, at));
  } catch (error) {
    if (!(error instanceof FormulaTooLarge)) throw error;
    throw new Refusal(
      at,
      'This condition on measured bits has too many patterns. Split it up, or compare fewer bits.',
    );
  }
}

/** Handles `for` by writing out its iterations one after the other. */
export function lowerFor(machine: Machine, statement: ForStatement): Stop | undefined {
  machine.neverRun.skip(statement.body);
  for (const value of loopValues(machine, statement)) {
    machine.budget.step(statement.at);
    const scope = new Scope(machine.scope);
    scope.declare(
      statement.variable,
      {
        kind: 'variable',
        type: 'int',
        width: undefined,
        isConstant: true,
        value,
        conditions: machine.conditions,
      },
      statement.at,
    );
    const stop = withScope(machine, scope, () => lowerBlock(machine, statement.body));
    if (stop?.how === 'break') return undefined;
    if (stop && stop.how !== 'continue') return stop;
  }
  return undefined;
}

function* loopValues(machine: Machine, { over, at }: ForStatement): Generator<Value> {
  if (over.kind === 'set') {
    for (const item of over.items) yield evaluate(item, machine.names);
    return;
  }
  if (over.kind === 'range') {
    if (!over.first || !over.last)
      throw new Refusal(over.at, 'Expected both ends of the range, as in [0:3].');
    const step = over.step ? evaluateInteger(over.step, machine.names) : 1;
    const last = evaluateInteger(over.last, machine.names);
    for (const value of rangeValues(
      evaluateInteger(over.first, machine.names),
      step,
      last,
      over.at,
    ))
      yield { type: 'int', value };
    return;
  }
  const value = evaluate(over, machine.names);
  if (value.type !== 'bits')
    throw new Refusal(
      at,
      'Expected a range such as [0:3], a set such as {0, 2}, or a bit register to loop over.',
    );
  for (const truth of value.bits) yield { type: 'bool', truth };
}

/** Handles `while`, only if each iteration is decided without a measurement. */
export function lowerWhile(
  machine: Machine,
  { condition, body, at }: Extract<Statement, { kind: 'while' }>,
): Stop | undefined {
  machine.neverRun.skip(body);
  for (;;) {
    machine.budget.step(at);
    const truth = toTruth(evaluate(condition, machine.names));
    if (typeof truth !== 'boolean')
      throw new Refusal(
        condition.at,
        'This loop depends on a measurement, so nobody knows how often it turns, and a circuit has a fixed length. Write out as many turns as you want to see, each after the first under an "if".',
      );
    if (!truth) return undefined;
    const stop = lowerBlock(machine, body);
    if (stop?.how === 'break') return undefined;
    if (stop && stop.how !== 'continue') return stop;
  }
}

/** Checks the operands of a statement that does nothing. */
export function checkOperands(machine: Machine, operands: readonly Expression[]): undefined {
  for (const operand of operands) placesOf(machine, operand);
}

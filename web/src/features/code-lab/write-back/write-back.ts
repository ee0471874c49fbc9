/**
 * Writes a changed circuit back into the program that builds it. Only lines that do nothing but place gates are
 * rewritten; loops, functions, comments, and everything else in the program stay unchanged. If that is impossible,
 * the program is left alone, and a sentence says why.
 */
import type { Circuit } from '@qubloom/quantum';
import { placesOf, stepsOf, type CodeCircuit, type Step } from './code-circuit.ts';
import { matchedIndices } from './longest.ts';
import { orderSteps, type Entry } from './order.ts';
import { isPlain, sizeWords } from './plain-statements.ts';
import { readProgram, requireSameGates, type ProgramText } from './read-program.ts';
import { cannotRewrite, Refusal } from './refusal.ts';
import { hasSameSizes, resizeEdit, withPlainRegisters } from './sizes.ts';
import { slotsOf } from './slots.ts';
import { linesOfStep, missingImports, type Needs } from './step-lines.ts';
import { endOfLine, lineRange, withEdits, type TextEdit } from './text-edits.ts';

export type WrittenBack =
  | { readonly ok: true; readonly code: string; readonly circuits: readonly CodeCircuit[] }
  | { readonly ok: false; readonly sentence: string };

export function writeBack(
  code: string,
  circuits: readonly CodeCircuit[],
  name: string,
  next: Circuit,
): WrittenBack {
  const own = circuits.find((circuit) => circuit.name === name);
  if (!own) throw new Error(`No circuit is called ${name}.`);
  const others = circuits.filter((circuit) => circuit !== own);
  try {
    const program = readProgram(code, own, others);
    const plan = planOf(program, next);
    const { text, lineAfter, lineOfStep } = written(program, plan);
    const moved = (circuit: CodeCircuit): CodeCircuit => ({
      ...circuit,
      line: lineAfter(circuit.line),
      lines: circuit.lines.map(lineAfter),
    });
    const changed = (circuit: CodeCircuit): CodeCircuit => ({
      ...moved(circuit),
      circuit: plan.circuit,
      lines: plan.steps.map((_, step) => lineOfStep(step)),
    });
    return {
      ok: true,
      code: text,
      circuits: circuits.map((circuit) => (circuit === own ? changed : moved)(circuit)),
    };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, sentence: error.message };
    throw error;
  }
}

interface Plan {
  /** The circuit that the program should build. */
  readonly circuit: Circuit;
  readonly isResized: boolean;
  readonly steps: readonly Step[];
  /** For each step, its index among the old steps, or -1. */
  readonly oldOf: readonly number[];
  readonly entries: readonly Entry[];
  /** Statements whose steps were removed, or are written one by one. */
  readonly gone: readonly number[];
}

function planOf(
  program: ProgramText,
  next: Circuit,
  isResized = !hasSameSizes(program.own.circuit, next),
): Plan {
  const { own, made, statements, statementOf, mayTakeApart } = program;
  requireSameGates(own.circuit, next);
  const circuit = isResized ? withPlainRegisters(next) : next;
  const steps = stepsOf(circuit);
  const oldOf = matchedIndices(
    stepsOf(own.circuit).map(({ key }) => key),
    steps.map(({ key }) => key),
  );
  const kept = new Set(oldOf);
  const toTakeApart = new Set([
    ...statementOf.filter((_, old) => !kept.has(old)),
    ...(isResized ? countingStatements(program) : []),
  ]);
  const fixed = [...toTakeApart].find((at) => !mayTakeApart(at));
  if (fixed !== undefined) throw cannotRewrite(statements[fixed]);
  const order = orderSteps(
    steps.map((step, index) => ({
      statement: statementOf[oldOf[index] ?? -1],
      places: placesOf(step),
    })),
    toTakeApart,
    mayTakeApart,
  );
  if (!order.ok) throw cannotRewrite(statements[order.statement]);
  const { entries } = order;
  const isBeforeMaking = entries.findIndex(
    (entry) => entry.kind === 'statement' && entry.statement === made,
  );
  if (isBeforeMaking > 0) throw cannotRewrite(statements[made]);
  const gone = goneOf(program, entries);
  // Bits that a removed line created, and that must now exist from the start.
  if (!isResized && gone.some((at) => statements[at]?.text.includes('measure_all'))) {
    return planOf(program, next, true);
  }
  return { gone, circuit, isResized, steps, oldOf, entries };
}

/** Returns the statements whose effect depends on the number of wires or bits. */
function countingStatements(program: ProgramText): readonly number[] {
  const { own, statements, statementOf, mayTakeApart } = program;
  const hasFixed = statementOf.some((at) => !mayTakeApart(at));
  const others = statements.filter((statement) => !isPlain(statement, own.name));
  if (hasFixed && others.some(({ text }) => sizeWords.test(text))) {
    throw new Refusal(
      'The circuit has another number of wires or bits now, and other lines of the program count them.',
    );
  }
  return statementOf.filter((at) => sizeWords.test(statements[at]?.text ?? ''));
}

function goneOf({ made, statementOf }: ProgramText, entries: readonly Entry[]): readonly number[] {
  const stays = new Set(
    entries.flatMap((entry) => (entry.kind === 'statement' ? [entry.statement] : [])),
  );
  return [...new Set(statementOf)]
    .filter((at) => at !== made && !stays.has(at))
    .sort((a, b) => a - b);
}

function written(program: ProgramText, plan: Plan) {
  const { code, own, made, making, statements, statementOf } = program;
  const { circuit, steps, oldOf, entries, gone } = plan;
  const needs: Needs = { pi: false, classes: new Set() };
  const edits: TextEdit[] = [];
  const editOf = new Map<number, { readonly edit: TextEdit; readonly offset: number }>();
  for (const slot of slotsOf(entries, made, gone, (step) => statementOf[oldOf[step] ?? -1])) {
    const { from = 0, to = 0 } = statements[slot.at] ?? {};
    const lines = slot.steps.map((step) => linesOfStep(steps[step], circuit, own.name, needs));
    const text = lines.flat().join('\n');
    const end = endOfLine(code, to);
    const edit = !slot.isReplaced
      ? { from: end, to: end, text: `\n${text}` }
      : text === ''
        ? { ...lineRange(code, from, to), text }
        : { from, to, text };
    edits.push(edit);
    let offset = slot.isReplaced ? 0 : 1;
    for (const [index, step] of slot.steps.entries()) {
      editOf.set(step, { edit, offset });
      offset += lines[index]?.length ?? 0;
    }
  }
  if (plan.isResized) edits.push(resizeEdit(making, circuit));
  edits.push(...importEdits(program, needs));
  const { text, lineAfter, lineOf } = withEdits(code, edits);
  return {
    text,
    lineAfter,
    lineOfStep(step: number) {
      const placed = editOf.get(step);
      if (placed) return lineOf(placed.edit) + placed.offset;
      return lineAfter(Math.max(own.lines[oldOf[step] ?? -1] ?? 0, own.line));
    },
  };
}

/** After the last import above the circuit. */
function importEdits({ code, made, statements }: ProgramText, needs: Needs): readonly TextEdit[] {
  const lines = missingImports(statements, needs);
  if (lines.length === 0) return [];
  const last = statements.slice(0, made).findLast(({ kind }) => kind === 'import');
  const at = last ? endOfLine(code, last.to) : 0;
  return [{ from: at, to: at, text: last ? `\n${lines.join('\n')}` : `${lines.join('\n')}\n` }];
}

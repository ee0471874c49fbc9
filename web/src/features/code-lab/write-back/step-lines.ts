/** Writes steps of a circuit as lines of a program. */
import {
  findGate,
  formatQiskitInitial,
  formatQiskitOperation,
  type Circuit,
} from '@qubloom/quantum';
import { Refusal } from './refusal.ts';
import type { Statement } from './statements.ts';
import type { Step } from './code-circuit.ts';

/** Imports that lines need. */
export interface Needs {
  pi: boolean;
  readonly classes: Set<string>;
}

export function linesOfStep(
  step: Step | undefined,
  circuit: Circuit,
  name: string,
  needs: Needs,
): readonly string[] {
  if (!step) return [];
  if (step.kind === 'initial') {
    return [formatQiskitInitial(circuit.initial[step.wire] ?? '0', step.wire, name)];
  }
  const { operation } = step;
  if (operation.kind === 'gate') {
    const isTied = operation.sources?.some((source) => source !== null);
    if (isTied || !findGate(operation.gate)) {
      throw new Refusal(`The program makes the gate ${operation.gate} in its own way.`);
    }
  }
  const { lines, needsPi, classes } = formatQiskitOperation(circuit, operation, name);
  needs.pi ||= needsPi;
  for (const one of classes) needs.classes.add(one);
  return lines;
}

/** Returns the import lines that a program still lacks. */
export function missingImports(statements: readonly Statement[], needs: Needs): readonly string[] {
  const top = statements.map(({ text }) => text).join('\n');
  const imports = statements.filter(({ kind }) => kind === 'import').map(({ text }) => text);
  const has = (name: string) => imports.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  const hasPi =
    has('pi') || /^pi\s*=/m.test(top) || imports.some((text) => /math import \*/.test(text));
  const classes = [...needs.classes].filter((one) => !has(one)).sort();
  return [
    ...(needs.pi && !hasPi ? ['from math import pi'] : []),
    ...(classes.length > 0 ? [`from qubloom.circuit.library import ${classes.join(', ')}`] : []),
  ];
}

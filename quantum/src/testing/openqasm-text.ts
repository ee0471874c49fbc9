import type { Circuit } from '../circuit/circuit.ts';
import type { GateOperation } from '../operations/kinds.ts';
import { parseOpenQasm } from '../notation/openqasm/parse-openqasm.ts';

/* Shared parts of the tests of parsing. */

export const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
export const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

export function circuitOf(text: string): Circuit {
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.circuit;
}

export function messagesOf(text: string): string[] {
  const result = parseOpenQasm(text);
  return result.ok
    ? []
    : result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

export function gatesOf(parsed: Circuit): GateOperation[] {
  return parsed.columns.flat().filter((operation) => operation.kind === 'gate');
}

/** Returns the only angle of a text that places one RX. */
export function angleOf(expression: string, head = HEAD_3): number {
  const declaration = head === HEAD_2 ? 'qreg q[1];' : 'qubit[1] q;';
  return gatesOf(circuitOf(`${head}${declaration}\nrx(${expression}) q[0];\n`))[0].parameters[0];
}

/** Each kind of operation in OpenQASM. */
import type { OpenQasmKind } from '../notation/openqasm/openqasm-kind.ts';
import { barrierOpenQasm } from './barrier/openqasm.ts';
import { delayOpenQasm } from './delay/openqasm.ts';
import { displayOpenQasm } from './display/openqasm.ts';
import { gateOpenQasm } from './gate/openqasm.ts';
import type { Operation, OperationOf } from './kinds.ts';
import { measureOpenQasm } from './measure/openqasm.ts';
import { postSelectOpenQasm } from './postselect/openqasm.ts';
import { resetOpenQasm } from './reset/openqasm.ts';

export const OPEN_QASM: {
  readonly [Kind in Operation['kind']]: OpenQasmKind<OperationOf<Kind>>;
} = {
  gate: gateOpenQasm,
  measure: measureOpenQasm,
  reset: resetOpenQasm,
  postselect: postSelectOpenQasm,
  barrier: barrierOpenQasm,
  delay: delayOpenQasm,
  display: displayOpenQasm,
};

/** How each kind of operation is written in languages for programs and documents, and read from OpenQASM. */
import type { OperationLanguages } from '../notation/operation-languages.ts';
import { barrierLanguages } from './barrier/languages.ts';
import { delayLanguages } from './delay/languages.ts';
import { displayLanguages } from './display/languages.ts';
import { gateLanguages } from './gate/languages.ts';
import type { Operation, OperationOf } from './kinds.ts';
import { measureLanguages } from './measure/languages.ts';
import { postSelectLanguages } from './postselect/languages.ts';
import { resetLanguages } from './reset/languages.ts';

export const LANGUAGES: {
  readonly [Kind in Operation['kind']]: OperationLanguages<OperationOf<Kind>>;
} = {
  gate: gateLanguages,
  measure: measureLanguages,
  reset: resetLanguages,
  postselect: postSelectLanguages,
  barrier: barrierLanguages,
  delay: delayLanguages,
  display: displayLanguages,
};

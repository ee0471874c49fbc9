/** How each kind of operation is written in words and links, and drawn. */
import type { InLinks, Notation } from '../notation/operation-notation.ts';
import { barrierNotation } from './barrier/notation.ts';
import { delayNotation } from './delay/notation.ts';
import { displayNotation } from './display/notation.ts';
import { gateNotation } from './gate/notation.ts';
import type { Operation, OperationOf } from './kinds.ts';
import { measureNotation } from './measure/notation.ts';
import { postSelectNotation } from './postselect/notation.ts';
import { resetNotation } from './reset/notation.ts';

export const NOTATIONS: {
  readonly [Kind in Operation['kind']]: Notation<OperationOf<Kind>> &
    (Kind extends 'gate' ? unknown : InLinks<OperationOf<Kind>>);
} = {
  gate: gateNotation,
  measure: measureNotation,
  reset: resetNotation,
  postselect: postSelectNotation,
  barrier: barrierNotation,
  delay: delayNotation,
  display: displayNotation,
};

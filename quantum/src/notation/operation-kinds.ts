import type { GateOperation, Operation } from '../operations/kinds.ts';
import { NOTATIONS } from '../operations/notation.ts';
import type { InLinks, Notation } from './operation-notation.ts';

// The types of the table pair kinds and rows, which TypeScript cannot follow from an operation's kind.

export function notationOf({ kind }: Operation): Notation<Operation> {
  return NOTATIONS[kind] as unknown as Notation<Operation>;
}

type Linked = InLinks<Operation>['link'];

export function linkOf({ kind }: Exclude<Operation, GateOperation>): Linked {
  return NOTATIONS[kind].link as unknown as Linked;
}

/** The kinds in links by the codes that start them. */
export const LINK_OF_CODE: ReadonlyMap<number, Linked> = new Map(
  Object.values(NOTATIONS).flatMap((row) =>
    'link' in row
      ? row.link.codes.map((code): [number, Linked] => [code, row.link as unknown as Linked])
      : [],
  ),
);

import { OPERATION_KINDS, type Operation } from '../operations/kinds.ts';
import type { OperationKind } from './operation-kind.ts';
import type { ObjectShape } from './shape.ts';

interface AnyKind extends Omit<OperationKind<Operation>, 'wires' | 'onWires'> {
  readonly wires: <W>(operation: Operation<W>) => readonly W[];
  readonly onWires: <A, B>(operation: Operation<A>, mapWire: (wire: A) => B) => Operation<B>;
}

/** Returns the row of an operation. The types of the table pair kinds and rows, which TypeScript cannot follow. */
export function kindOf({ kind }: Pick<Operation, 'kind'>): AnyKind {
  return OPERATION_KINDS[kind] as unknown as AnyKind;
}

/** The shapes of all kinds. */
export const OPERATION: { readonly either: readonly ObjectShape[] } = {
  either: Object.entries(OPERATION_KINDS).map(([kind, { shape }]) => ({
    ...shape,
    fields: { kind: [kind], ...shape.fields },
  })),
};

/** Returns the problems of a gate whose body contains these operations, each to be written after the gate's name. */
export function bodyMessages(operations: readonly Operation[]): readonly string[] {
  const kinds = new Set(operations.map(({ kind }) => kind));
  const found = Object.entries(OPERATION_KINDS).filter(([kind]) =>
    kinds.has(kind as Operation['kind']),
  ); // keys of the table
  return [...new Set(found.flatMap(([, { inBody }]) => inBody ?? []))];
}

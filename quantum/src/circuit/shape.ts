/** Shapes that untrusted data must have to be a part of a circuit. */

/** Describes the values that fit: the name of a type, one of some words, a list, or an object by its fields. */
export type Shape =
  | 'string'
  | 'number'
  | readonly (string | number | null)[]
  | { readonly list: Shape }
  | ObjectShape
  | { readonly either: readonly Shape[] };

export interface ObjectShape {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional?: Readonly<Record<string, Shape>>;
}

export const NUMBERS: Shape = { list: 'number' };
export const STATES: Shape = ['0', '1', '+', '-', 'i', '-i'];
export const CONDITION: Shape = {
  fields: { bits: NUMBERS, equals: { either: ['number', 'string'] } },
};

/** The shapes of untrusted data that can be part of a circuit. */

/** Describes the values that fit: the name of a type, one of some words, a list, or an object by its fields. */
export type Shape =
  | 'string'
  | 'number'
  /** The number of a wire, or of a classical bit. */
  | 'wire'
  | 'bit'
  | readonly (string | number | null)[]
  /** A room takes no list with more than `most` items. In a circuit, `problemsOf` counts them. */
  | { readonly list: Shape; readonly most?: number }
  | ObjectShape
  | { readonly either: readonly Shape[] };

export interface ObjectShape {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional?: Readonly<Record<string, Shape>>;
}

export const NUMBERS: Shape = { list: 'number' };
export const WIRES: Shape = { list: 'wire' };
export const STATES: Shape = ['0', '1', '+', '-', 'i', '-i'];
export const CONDITION: Shape = {
  fields: { bits: { list: 'bit' }, equals: { either: ['number', 'string'] } },
};

/** Returns the fields of a shape and of all shapes in it, with their names. */
export function fieldsIn(shape: Shape): readonly (readonly [name: string, shape: Shape])[] {
  if (typeof shape === 'string') return [];
  if ('list' in shape) return fieldsIn(shape.list);
  if ('either' in shape) return shape.either.flatMap(fieldsIn);
  if (!('fields' in shape)) return [];
  return Object.entries({ ...shape.fields, ...shape.optional }).flatMap(([name, inner]) => [
    [name, inner] as const,
    ...fieldsIn(inner),
  ]);
}

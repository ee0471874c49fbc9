/**
 * Properties of interactives. They are JSON in a lesson or a visualization, and text in an address. This code does
 * without zod, which alone would take a fifth of a frame's script budget. The functions below are marked as free of side
 * effects, so that a build can leave out the properties of interactives that a page does not show.
 */

export type PropertyValues<Table extends Properties = Properties> = {
  readonly [Name in keyof Table]: Table[Name] extends Property<infer Value> ? Value : never;
};

export type Properties = Readonly<Record<string, Property<unknown>>>;

export interface Property<Value> {
  /** Value of the property if it is not written. A property without a fallback is required. */
  readonly fallback?: Value;
  /** Returns undefined if the value is invalid. `before` has the values of the properties declared before this one. */
  readonly read: (written: unknown, before: Readonly<Record<string, unknown>>) => Value | undefined;
  /** An earlier name in addresses, so that shared links keep working. */
  readonly oldName?: string;
  /** Converts the text of an address to the form that `read` takes; without it, that form is the text itself. */
  readonly fromText?: (text: string) => unknown;
  /** A sentence that tells authors which values are valid. */
  readonly expected: string;
}

export interface ReadProperties<Table extends Properties> {
  /** The values by name. A required property that could not be read is absent. */
  readonly values: Partial<PropertyValues<Table>>;
  /** Names of properties that could not be read, or are missing. They have their fallback, if there is one. */
  readonly unread: readonly string[];
}

/** Reads the properties of a table from the written values. Properties without a value are left out. */
export function readProperties<Table extends Properties>(
  table: Table,
  written: Readonly<Record<string, unknown>>,
): ReadProperties<Table> {
  const values: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, property] of Object.entries(table)) {
    const isWritten = Object.hasOwn(written, name) && written[name] !== undefined;
    const read = isWritten ? property.read(written[name], values) : undefined;
    if (read === undefined && (isWritten || !('fallback' in property))) unread.push(name);
    const value = read ?? property.fallback;
    if (value !== undefined) values[name] = value;
  }
  return { values: values as Partial<PropertyValues<Table>>, unread };
}

/** The part of `URLSearchParams` that is used; a map from names to texts has it, too. */
export interface Query {
  readonly get: (name: string) => string | null | undefined;
}

export type ReadAddress<Table extends Properties> = PropertyValues<Table> & {
  /** One sentence that names the properties that could not be read. It never repeats their values. */
  readonly problem: string | undefined;
};

/** Reads the properties of a table from an address. A property that cannot be read gets its fallback, so all need one. */
export function readAddress<Table extends Properties>(
  table: Table,
  query: Query,
): ReadAddress<Table> {
  const written: Record<string, unknown> = {};
  for (const [name, { fromText, oldName }] of Object.entries(table)) {
    const text = query.get(name) ?? (oldName && query.get(oldName)) ?? undefined;
    if (text === undefined) continue;
    written[name] = fromText ? (fromText(text) ?? null) : text;
  }
  const { values, unread } = readProperties(table, written);
  return { ...(values as PropertyValues<Table>), problem: problemOf(unread) };
}

function problemOf(unread: readonly string[]): string | undefined {
  if (unread.length === 0) return undefined;
  return `This link cannot be read at “${unread.join('”, “')}”, so the usual start is used there.`;
}

/** A text that `parse` accepts. */
// @__NO_SIDE_EFFECTS__
export function text<Value>(
  parse: (text: string, before: Readonly<Record<string, unknown>>) => Value | undefined,
  expected: string,
): Property<Value> {
  return {
    read: (written, before) => (typeof written === 'string' ? parse(written, before) : undefined),
    expected,
  };
}

/** Items with blanks between them, or with commas in an address. */
// @__NO_SIDE_EFFECTS__
export function list<Value>(
  parse: (items: readonly string[]) => Value | undefined,
  expected: string,
): Property<Value> {
  return {
    ...text((written) => parse(written.split(' ')), expected),
    fromText: (written) => (written.includes(' ') ? undefined : written.replaceAll(',', ' ')),
  };
}

/** Some of the given words, written in any order and returned in the order of `words`. The fallback is all words. */
// @__NO_SIDE_EFFECTS__
export function someOf<const Word extends string>(
  words: readonly Word[],
): Property<readonly Word[]> {
  const some = list<readonly Word[]>(
    (items) => {
      const known = words.filter((word) => items.includes(word));
      return known.length === items.length ? known : undefined;
    },
    `Write some of: ${words.join(' ')}.`,
  );
  return { ...some, fallback: words };
}

/** One of the given words or numbers. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Word extends string | number>(
  words: readonly Word[],
  fallback?: NoInfer<Word>,
): Property<Word> {
  return {
    ...(fallback === undefined ? {} : { fallback }),
    read: (written) => words.find((word) => word === written),
    fromText: (written) => words.find((word) => String(word) === written),
    expected: `Write one of: ${words.join(', ')}.`,
  };
}

/** `true` or `false`, and `on` or `off` in an address. */
// @__NO_SIDE_EFFECTS__
export function onOff(fallback: boolean): Property<boolean> {
  return {
    fallback,
    read: (written) => (typeof written === 'boolean' ? written : undefined),
    fromText: (written) => (written === 'on' || written === 'off' ? written === 'on' : undefined),
    expected: 'Write true or false.',
  };
}

/** A number from `min` to `max`. */
// @__NO_SIDE_EFFECTS__
export function real(min: number, max: number, fallback?: number): Property<number> {
  return {
    ...(fallback === undefined ? {} : { fallback }),
    read: (written) =>
      typeof written === 'number' && written >= min && written <= max ? written : undefined,
    fromText: (written) => (/^-?\d{1,4}(\.\d{1,6})?$/.test(written) ? Number(written) : undefined),
    expected: `Write a number from ${min} to ${max}.`,
  };
}

/** A whole number from `min` to `max`. */
// @__NO_SIDE_EFFECTS__
export function whole(min: number, max: number, fallback?: number): Property<number> {
  const number = real(min, max, fallback);
  return {
    ...number,
    fromText: (written) => (/^-?\d{1,4}$/.test(written) ? Number(written) : undefined),
    read: (written, before) =>
      Number.isInteger(written) ? number.read(written, before) : undefined,
    expected: `Write a whole number from ${min} to ${max}.`,
  };
}

/** The same property with a fallback; null if other properties decide the value when it is not written. */
// @__NO_SIDE_EFFECTS__
export function withFallback<Value, const Fallback extends Value | null>(
  fallback: Fallback,
  property: Property<Value>,
): Property<null extends Fallback ? Value | null : Value> {
  return { ...property, fallback } as Property<null extends Fallback ? Value | null : Value>;
}

/** The same property, which may be left out. */
// @__NO_SIDE_EFFECTS__
export function optional<Value>(property: Property<Value>): Property<Value | undefined> {
  return { ...property, fallback: undefined };
}

/** The same property, which addresses may also write by an earlier name. */
// @__NO_SIDE_EFFECTS__
export function withOldName<Value>(oldName: string, property: Property<Value>): Property<Value> {
  return { ...property, oldName };
}

/**
 * Options of interactives, which are written in the address of a page or a frame. Without zod, because zod alone
 * would take a fifth of a frame's script budget.
 */

/** One option: its value if the address does not name it, and its parser, which returns undefined for other texts. */
export interface Option<Value> {
  readonly fallback: Value;
  /** An earlier name, so that shared links keep working. */
  readonly oldName?: string;
  /** `others` are the values of the options that are declared before this one. */
  readonly parse: (text: string, others: Readonly<Record<string, unknown>>) => Value | undefined;
}

export type Options = Readonly<Record<string, Option<unknown>>>;

export type OptionValues<Table extends Options> = {
  readonly [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never;
};

/** The part of `URLSearchParams` that is used; a map from names to texts has it, too. */
export interface Query {
  readonly get: (name: string) => string | null | undefined;
}

export type ReadOptions<Table extends Options> = OptionValues<Table> & {
  /** One sentence that names the options that could not be read. It never repeats their values. */
  readonly problem: string | undefined;
};

/** Reads all options of a table. An option that cannot be read gets its fallback. */
export function readOptions<Table extends Options>(table: Table, query: Query): ReadOptions<Table> {
  const values: Record<string, unknown> = {};
  const odd: string[] = [];
  for (const [name, { fallback, oldName, parse }] of Object.entries(table)) {
    const text = query.get(name) ?? (oldName && query.get(oldName)) ?? undefined;
    const value = text === undefined ? fallback : parse(text, values);
    if (value === undefined) odd.push(name);
    values[name] = value ?? fallback;
  }
  return { ...(values as OptionValues<Table>), problem: problemOf(odd) };
}

function problemOf(odd: readonly string[]): string | undefined {
  if (odd.length === 0) return undefined;
  return `This link cannot be read at “${odd.join('”, “')}”, so the usual start is used there.`;
}

/** One of a few words, by default the first. */
export function oneOf<const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: NoInfer<Word> = words[0],
): Option<Word> {
  return { fallback, parse: (text) => words.find((word) => word === text) };
}

/** `on` or `off`. */
export function onOff(fallback: boolean): Option<boolean> {
  const values: Readonly<Record<string, boolean>> = { on: true, off: false };
  return { fallback, parse: (text) => (Object.hasOwn(values, text) ? values[text] : undefined) };
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number, fallback: number): Option<number> {
  return { fallback, parse: (text) => wholeIn(text, min, max) };
}

export function wholeIn(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return /^-?\d{1,4}$/.test(text) && value >= min && value <= max ? value : undefined;
}

/** Anything that `parse` accepts. */
export function option<Value>(
  fallback: Value,
  parse: (text: string) => Value | undefined,
): Option<Value> {
  return { fallback, parse };
}

/** Some of a few words, with commas between them, by default all. They come back in the order of `words`. */
export function someOf<const Word extends string>(words: readonly Word[]): Option<readonly Word[]> {
  return option(words, (text) => {
    const asked = text.split(',');
    const known = words.filter((word) => asked.includes(word));
    return known.length === asked.length ? known : undefined;
  });
}

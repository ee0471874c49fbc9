/** Id of a row by its key; the key of a lesson is `<course>/<lesson>`. */
export type Ids = ReadonlyMap<string, number>;

export function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no row was stored for ${key}`);
  return id;
}

/** Maps a row's key to its id; the key of a lesson is `<course>/<lesson>`. */
export type Ids<Id extends number> = ReadonlyMap<string, Id>;

export function requireId<Id extends number>(ids: Ids<Id>, key: string): Id {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no row was stored for ${key}`);
  return id;
}

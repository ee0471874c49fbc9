/** Reads from the sources of the server who writes which table. */

/** Who writes: a feature, or a part of the platform; by its path below `server/src`. */
type Owner = string;

/**
 * @param sources Text of each file by its path below `server/src`.
 * @returns The owners of each table that is written, by the table's name in the schema.
 */
export function tableWriters(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<Owner>> {
  const writers = new Map<string, Set<Owner>>();
  for (const [path, source] of sources) {
    for (const table of tablesWrittenIn(source)) {
      const owners = writers.get(table) ?? new Set();
      writers.set(table, owners.add(ownerOf(path)));
    }
  }
  return writers;
}

function ownerOf(path: string): Owner {
  const [layer = '', part = ''] = path.split('/');
  return layer === 'features' || layer === 'platform' ? `${layer}/${part}` : layer;
}

/** By drizzle's builders, by the row writer of the curriculum, and by SQL with the table as `${table}`. */
const writes = [
  /\.(?:insert|update|delete)\(\s*(\w+)\s*[,)]/g,
  /\bwriter\.write\(\s*(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+\$\{(\w+)\}/gi,
];

/** A table that is named in letters escapes the schema, and this check with it. */
const byName =
  /\b(?:insert\s+into|delete\s+from|truncate|merge\s+into)\s+"?(\w+)|\bupdate\s+"?(\w+)"?\s+set\b/gi;

function tablesWrittenIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  // Elsewhere `delete` and `update` are those of a map or of a hash.
  const knowsTables = /from 'drizzle-orm|database\/schema\//.test(source);
  const tables = knowsTables
    ? writes.flatMap((write) => [...code.matchAll(write)].map(([, table]) => table))
    : [];
  const named = [...code.matchAll(byName)].map(([, one, other]) => `"${String(one ?? other)}"`);
  return [...tables, ...named].filter((table) => table !== undefined);
}

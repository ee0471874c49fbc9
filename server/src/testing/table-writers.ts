/** Finds the writers of each table in the server's sources. */

/** A feature or a part of the platform, by its path below `server/src`. */
type Owner = string;

/**
 * Collects the owners of the code that writes each table.
 * @param sources Text of each file by its path below `server/src`.
 * @returns The owners of each written table, by the table's name in the schema.
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

/**
 * Writes through drizzle's builders, through the curriculum's row writer, and through SQL with the table as
 * `${table}`.
 */
const writes = [
  /\.(?:insert|update|delete)\(\s*(\w+)\s*[,)]/g,
  /\bwriter\.write\(\s*(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+\$\{(\w+)\}/gi,
];

/** Table names in plain SQL bypass the schema, so this check reports them. */
const byName =
  /\b(?:insert\s+into|delete\s+from|truncate|merge\s+into)\s+"?(\w+)|\bupdate\s+"?(\w+)"?\s+set\b/gi;

function tablesWrittenIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  // In other files, `delete` and `update` belong to a map or a hash.
  const knowsTables = /from 'drizzle-orm|database\/schema\//.test(source);
  const tables = knowsTables
    ? writes.flatMap((write) => [...code.matchAll(write)].map(([, table]) => table))
    : [];
  const named = [...code.matchAll(byName)].map(([, one, other]) => `"${String(one ?? other)}"`);
  return [...tables, ...named].filter((table) => table !== undefined);
}

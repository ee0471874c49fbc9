// Transpiles the TypeScript of the packages that the server runs, file by file, so that `import.meta.url` keeps its
// depth. Types are not checked here: `npm run check` does that, 60 times slower.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transform } from 'rolldown/utils';
import { root, Stop } from './project.mjs';

const packages = ['quantum', 'contract', 'moderation', 'embedded-postgres', 'curriculum', 'server'];

export async function transpilePackages() {
  await Promise.all(packages.map(transpilePackage));
}

async function transpilePackage(name) {
  const source = join(root, name, 'src');
  const target = join(root, name, 'dist');
  const files = (await readdir(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map((file) =>
      transpileFile(file, join(target, relative(source, file)).replace(/\.ts$/, '.js')),
    ),
  );
}

async function transpileFile(file, target) {
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), {
    sourcemap: true,
    typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new Stop(errors.map(({ message }) => message).join('\n'));
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const sourceMap = { ...map, sources: [relative(folder, file).replaceAll('\\', '/')] };
  await writeFile(`${target}.map`, JSON.stringify(sourceMap));
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
}

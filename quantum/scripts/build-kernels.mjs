/**
 * Compiles assembly/ to WebAssembly and writes it as TypeScript to src/kernels/compiled/. A module with the bytes is
 * loaded in the same way in Node, in a page, and in a worker. It is committed, so that a server needs no compiler.
 * With `--check`, it writes nothing, and fails if the committed files differ from the result.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const assembly = new URL('../assembly/', import.meta.url);
const compiled = new URL('../src/kernels/compiled/', import.meta.url);

/** The two variants differ only in one option: memory that all workers share must be declared at compile time. */
const variants = [
  { file: 'kernels.ts', options: [] },
  { file: 'shared-kernels.ts', options: ['--sharedMemory', '--maximumMemory', '65536'] },
];
const options = [
  'index.ts',
  '--baseDir',
  fileURLToPath(assembly),
  '--outFile',
  'kernels.wasm',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--importMemory',
  '--initialMemory',
  '1',
  '--enable',
  'simd',
  '--enable',
  'threads',
  '--disableWarning',
];

const isCheck = process.argv.includes('--check');
const sources = await readSources();
for (const variant of variants) {
  const target = new URL(variant.file, compiled);
  const bytes = await compile([...options, ...variant.options]);
  const text = moduleOf(bytes);
  if ((await readIfThere(target)) === text) continue;
  if (isCheck) {
    console.error(
      `quantum/src/kernels/compiled/${variant.file} is not what quantum/assembly/ compiles to. ` +
        'Run npm run kernels -w quantum and commit what it writes.',
    );
    process.exitCode = 1;
    continue;
  }
  await mkdir(compiled, { recursive: true });
  await writeFile(target, text);
  console.log(`quantum: built ${variant.file}, ${bytes.length} bytes`);
}

function moduleOf(bytes) {
  return `// Written by scripts/build-kernels.mjs from assembly/. Do not edit.
/** WebAssembly in base 64: ${bytes.length} bytes. */
export const wasm =
  '${Buffer.from(bytes).toString('base64')}';
`;
}

async function readSources() {
  const names = (await readdir(assembly)).filter((name) => name.endsWith('.ts')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, assembly), 'utf8')]),
    ),
  );
}

async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function compile(argv) {
  let bytes;
  const { error, stderr } = await asc.main(argv, {
    readFile: (name) => sources.get(name) ?? null,
    writeFile: (name, contents) => {
      if (name.endsWith('.wasm')) bytes = contents;
    },
    listFiles: () => [],
  });
  if (error || !bytes)
    throw new Error(`The kernels do not compile.\n${stderr.toString()}`, { cause: error });
  return bytes;
}

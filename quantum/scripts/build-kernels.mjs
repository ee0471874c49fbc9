/**
 * Compiles assembly/ to WebAssembly and writes it as TypeScript to src/kernels/generated/, which git
 * ignores: bytes in a module load alike in Node, in a page and in a worker. Does nothing while the
 * sources are those of the last time.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const assembly = new URL('../assembly/', import.meta.url);
const generated = new URL('../src/kernels/generated/', import.meta.url);

/** One memory for all workers has to be said at compile time; everything else is the same. */
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

const sources = await readSources();
const mark = `// Built from sources ${await fingerprint()}.`;
for (const variant of variants) {
  const target = new URL(variant.file, generated);
  if (await startsWith(target, mark)) continue;
  const bytes = await compile([...options, ...variant.options]);
  await mkdir(generated, { recursive: true });
  await writeFile(
    target,
    `${mark}\n/** WebAssembly of assembly/, in base 64: ${bytes.length} bytes. */\nexport const wasm =\n  '${Buffer.from(bytes).toString('base64')}';\n`,
  );
  console.log(`quantum: built ${variant.file}, ${bytes.length} bytes`);
}

async function readSources() {
  const names = (await readdir(assembly)).filter((name) => name.endsWith('.ts')).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, assembly), 'utf8')]),
    ),
  );
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const [name, text] of sources) hash.update(`${name}\n${text}\n`);
  hash.update(await readFile(fileURLToPath(import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

async function startsWith(file, text) {
  try {
    return (await readFile(file, 'utf8')).startsWith(text);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

async function compile(argv) {
  const { default: asc } = await import('assemblyscript/asc');
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

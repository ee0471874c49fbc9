// Puts a .br and a .gz file beside every text file of the build, which the server sends unchanged.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'dist';
const text = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm)$/;
/** Bytes below which compressing gains nothing. */
const minBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

const paths = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, String(name)))
  .filter((path) => text.test(path) && statSync(path).isFile() && statSync(path).size >= minBytes)
  // The files of Python are already compressed.
  .filter((path) => !existsSync(`${path}.br`));
// All are started at once. Node compresses as many at a time as it has threads.
await Promise.all(paths.map(compress));

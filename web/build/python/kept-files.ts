/** Keeps files from build to build. Their names contain hashes, and compressed copies are beside them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { project } from './places.mjs';

export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
}

export const keptFolder = join(project, '.cache/python/files');

export const endingsOf = (name: string) => [name, `${name}.br`, `${name}.gz`];

/**
 * The files have twenty megabytes. The best quality would save an eighth of the transfer, but delay the first start of
 * the server by half a minute.
 */
const brotliQuality = 6;

export async function kept(name: string, content: string | Uint8Array): Promise<KeptFile> {
  const bytes = Buffer.from(content);
  const ending = extname(name);
  // The hash is as long as Vite's.
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const file = { name: `${name.slice(0, -ending.length)}-${hash}${ending}`, bytes: bytes.length };
  // The plain file is written last, so if it exists, the others do, too.
  if (existsSync(join(keptFolder, file.name))) return file;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const copies = [promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)];
  const [brotli, zipped] = await Promise.all(copies);
  await mkdir(keptFolder, { recursive: true });
  await writeFile(join(keptFolder, `${file.name}.br`), brotli);
  await writeFile(join(keptFolder, `${file.name}.gz`), zipped);
  await writeFile(join(keptFolder, `${file.name}.new`), bytes);
  await rename(join(keptFolder, `${file.name}.new`), join(keptFolder, file.name));
  return file;
}

export async function removeAllKeptBut(files: readonly KeptFile[]): Promise<void> {
  const names = new Set(files.flatMap(({ name }) => endingsOf(name)));
  const others = readdirSync(keptFolder).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => rm(join(keptFolder, name), { force: true })));
}

// Puts a .br and a .gz file beside every text file of the build, for the server to send as they are.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'dist';
const text = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm)$/;
/** Bytes below which compressing gains nothing. */
const minBytes = 256;

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, String(name));
  if (!text.test(path) || !statSync(path).isFile()) continue;
  // Those of Python come compressed.
  if (existsSync(`${path}.br`)) continue;
  const content = readFileSync(path);
  if (content.length < minBytes) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

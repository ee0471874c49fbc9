// Puts a .br and a .gz file beside every text file of the build, for the server to send as they are, and
// stops when the first page has grown past what a phone on a slow line loads in time.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'dist';
const text = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm)$/;
/** Bytes below which compressing gains nothing. */
const least = 256;

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, String(name));
  if (!text.test(path) || !statSync(path).isFile()) continue;
  const content = readFileSync(path);
  if (content.length < least) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Bytes that the landing page may load compressed, by kind. */
const budgets = { js: 110_000, css: 30_000 };
const landing = readFileSync(join(folder, 'index.html'), 'utf8');

for (const [kind, most] of Object.entries(budgets)) {
  // Scripts stand in `src`, and those that start.js asks for in a list.
  const files = landing.matchAll(new RegExp(`[" ]/([^" ]+\\.${kind})(?=[" ])`, 'g'));
  const bytes = [...new Set([...files].map(([, file]) => join(folder, file)))]
    .map((path) => (existsSync(`${path}.br`) ? `${path}.br` : path))
    .reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`landing page, ${kind}: ${bytes} of ${most} bytes`);
  if (bytes > most) throw new Error(`The landing page's ${kind} is over its budget`);
}

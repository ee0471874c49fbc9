/**
 * Measures the filter on the sealed lines, and prints totals only. Each use is counted in `sealed/uses.json`,
 * because a set that was used often has been tuned against.
 */
import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createJudge } from '../dist/index.js';
import { readPatterns } from '../dist/training/lines.js';
import { figuresOf, printed } from '../dist/training/measure.js';
import { sealedFolder, weightsFile, wordsFile } from './files.mjs';

const mostUses = 10;
const usesFile = new URL('uses.json', sealedFolder);
const uses = JSON.parse(readFileSync(usesFile, 'utf8'));
if (uses.length >= mostUses) {
  process.stderr.write(
    `The sealed lines were used ${mostUses} times. Have new ones written by somebody who sees neither rules nor training text.\n`,
  );
  process.exit(1);
}

/** Opens a file that `openssl enc -aes-256-cbc -pbkdf2` has made. */
function opened(bytes) {
  const salt = bytes.subarray(8, 16);
  const key = pbkdf2Sync('qubloom-sealed', salt, 10_000, 48, 'sha256');
  const cipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32));
  return gunzipSync(Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()])).toString();
}

const lines = readdirSync(sealedFolder)
  .filter((file) => file.endsWith('.enc'))
  .flatMap((file) => readPatterns(file, opened(readFileSync(new URL(file, sealedFolder)))))
  .map(({ kind, text }) => ({ kind, text: text.replaceAll(' // ', '\n') }));
const figures = figuresOf(
  createJudge(readFileSync(wordsFile, 'utf8'), readFileSync(weightsFile)),
  lines,
);
const { bad, good } = figures;
const day = new Date().toISOString().slice(0, 10);
uses.push({
  day,
  badBlocked: bad.blocked.count,
  badCaught: bad.caught.count,
  goodBlocked: good.blocked.count,
  goodAsked: good.asked.count,
});
writeFileSync(usesFile, `${JSON.stringify(uses, null, 2)}\n`);
process.stdout.write(`${printed(figures)}\nUse ${uses.length} of ${mostUses}.\n`);

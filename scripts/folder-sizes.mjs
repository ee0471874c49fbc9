// A folder below a `src` holds at most 20 files, tests counted, so that it can be taken in at one look.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const maxFiles = 20;

const counts = new Map();
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
for (const path of files.filter((each) => each.includes('/src/') && existsSync(each))) {
  const folder = dirname(path);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const tooFull = [...counts].filter(([, count]) => count > maxFiles);
for (const [folder, count] of tooFull) {
  console.error(`${folder} holds ${count} files; at most ${maxFiles} are allowed`);
}
if (tooFull.length > 0) process.exitCode = 1;
else console.log(`folders: ${counts.size} below src, none with more than ${maxFiles} files`);

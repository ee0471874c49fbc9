import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readContentFiles } from './read-content.ts';

const built = fileURLToPath(new URL('../../dist/curriculum/read-content.js', import.meta.url));

test.runIf(process.platform === 'linux')(
  'a process that may open few files can read all content',
  async () => {
    const expected = (await readContentFiles()).size;
    const code = `import('${built}').then(async (m) => console.log((await m.readContentFiles()).size))`;
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      'ulimit -n 256 && exec "$0" -e "$1"',
      process.execPath,
      code,
    ]);
    expect(Number(stdout)).toBe(expected);
    expect(expected).toBeGreaterThan(500);
  },
);

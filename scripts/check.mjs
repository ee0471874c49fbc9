// npm run check: every check that needs no test runner, as many at once as there are processors. All of them run, so that
// one look shows all that is wrong. With --main it leaves out what is exhaustive, and with --rest it does only that.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first. */
const all = [
  'types',
  'lint',
  'content:check',
  'format:check',
  'browsers:check',
  'docs:check',
  'boundaries',
  'knip',
  'kernels:check',
];
/** These grade every solution, and look at every script for every browser: for `npm run test:all`. */
const rest = ['content:check', 'browsers:check', 'kernels:check'];
const isWaiting = {
  '--main': (check) => !rest.includes(check),
  '--rest': (check) => rest.includes(check),
}[process.argv[2] ?? ''];
const waiting = isWaiting ? all.filter(isWaiting) : all;
/** Others read what checking the types has built. */
const readsSourcesOnly = new Set(['types', 'lint', 'browsers:check', 'format:check']);
const outcomes = new Map();
const failed = [];

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function work() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (!readsSourcesOnly.has(check)) await outcomes.get('types');
    outcomes.set(check, outcomeOf(check));
    const { code, said } = await outcomes.get(check);
    process.stdout.write(said);
    if (code !== 0) failed.push(check);
  }
}

/** What a check says comes whole: two at once would mix their lines. */
function outcomeOf(check) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', check], {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

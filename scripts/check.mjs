// npm run check: every check that needs no test runner, with as many at once as there are processors. All checks run
// even if one fails, so that one run shows all problems. --main leaves out the exhaustive checks, and --rest runs
// only those.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** All checks, longest first. */
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
/** Exhaustive checks for `npm run test:all`: they grade every solution, and check every script for every browser. */
const rest = ['content:check', 'browsers:check', 'kernels:check'];
const isWaiting = {
  '--main': (check) => !rest.includes(check),
  '--rest': (check) => rest.includes(check),
}[process.argv[2] ?? ''];
const waiting = isWaiting ? all.filter(isWaiting) : all;
/** Checks that need no compiled files; the others wait for `types`, which compiles them. */
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
    const { code, output } = await outcomes.get(check);
    process.stdout.write(output);
    if (code !== 0) failed.push(check);
  }
}

/** Runs a check and collects its output, because the lines of concurrent checks would mix. */
function outcomeOf(check) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', check], {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

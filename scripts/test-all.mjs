// npm run test:all: runs `npm test` and then everything that it leaves out, both with this command's arguments, and
// finally the tests that are too slow or too rough for daily use. --no-phone leaves out the walk through every screen
// of a phone. Every command runs, even if an earlier one fails. At the end, it lists failed tests and missing
// browsers, and prints the total of all tests.
import { spawn } from 'node:child_process';
import { findEngines } from './lib/engines.mjs';
import { npmCommand, root, run, say } from './lib/project.mjs';
import { redMark } from './lib/runners.mjs';

const args = process.argv.slice(2);
const ownArgs = args.filter((each) => each !== '--no-phone');
const commands = [
  ['test', '--', ...ownArgs],
  ['test', '--', '--rest', ...ownArgs],
  ['run', 'test:engines'],
  ...(args.includes('--no-phone') ? [] : [['run', 'test:phone']]),
  ['run', 'test:faults'],
  ['run', 'start:lts'],
];

await run(async () => {
  const total = { passed: 0, failed: 0, red: [] };
  for (const command of commands) {
    say(`npm ${command.join(' ')}`);
    const { passed, failed, red } = await totalsOf(command);
    total.passed += passed;
    total.failed += failed;
    total.red.push(...red);
  }
  for (const line of total.red) console.log(line);
  const { missing } = findEngines();
  if (missing.length > 0) console.log(`\nSkipped because not found: ${missing.join('; ')}.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/**
 * Runs a command and returns its totals. A command that prints none counts as one test, which its exit code decides.
 */
async function totalsOf(args) {
  const { code, output } = await runAndRecord(args);
  const counted = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const passed = counted ? Number(counted[1]) : Number(code === 0);
  const failed = counted ? Number(counted[2]) : 0;
  const red = output.split('\n').filter((line) => line.startsWith(redMark));
  return { passed, failed: Math.max(failed, Number(code !== 0)), red };
}

/** Shows and returns a command's output. */
function runAndRecord(args) {
  return new Promise((resolve, reject) => {
    const [program, all] = npmCommand(args);
    const child = spawn(program, all, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

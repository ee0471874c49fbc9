// What .ci/run runs: all suites one after the other, whatever the ones before have said. At the end, what is red
// in all of them by name, and one closing line that counts their tests.
import { spawn } from 'node:child_process';
import { npmCommand, root, run, say } from './lib/project.mjs';
import { redMark } from './lib/runners.mjs';

const commands = [
  ['test', '--', '--browser', 'npm'],
  ['run', 'test:faults'],
  ['run', 'start:lts'],
];

await run(async () => {
  const total = { passed: 0, failed: 0, red: [] };
  for (const args of commands) {
    say(`npm ${args.join(' ')}`);
    const { passed, failed, red } = await totalsOf(args);
    total.passed += passed;
    total.failed += failed;
    total.red.push(...red);
  }
  for (const line of total.red) console.log(line);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/** What a command counted; one that counts nothing is one test, which its exit code decides. */
async function totalsOf(args) {
  const { code, output } = await runAndListen(args);
  const counted = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const passed = counted ? Number(counted[1]) : Number(code === 0);
  const failed = counted ? Number(counted[2]) : 0;
  const red = output.split('\n').filter((line) => line.startsWith(redMark));
  return { passed, failed: Math.max(failed, Number(code !== 0)), red };
}

/** Shows what the command prints, and keeps it. */
function runAndListen(args) {
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

// Runs the project under Node 24 (LTS), from npm's package `node`:
//   npm run test:lts     npm test, with its arguments
//   npm run start:lts    starts the server once on a new, empty database, calls it, and stops it
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { call, capture, checkNode, npmCommand, root, run, say, Stop } from './lib/project.mjs';

const version = 24;
/** Milliseconds, enough for a machine that has to build first. */
const startTimeout = 300_000;

await run(async () => {
  checkNode();
  const [command, ...args] = process.argv.slice(2);
  const node = await findNode();
  // Child processes find the same Node first.
  const environment = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  if (command === 'start') return startOnce(node, environment);
  return call(node, [join(root, 'scripts/test.mjs'), ...args], environment);
});

async function findNode() {
  const script = 'process.versions.node + " " + process.execPath';
  const [program, all] = npmCommand([
    ...['exec', '--yes', '--silent', `--package=node@${version}`, '--'],
    ...['node', '--print', script],
  ]);
  const { code, stdout } = await capture(program, all);
  const [, found, path] = /^(\d+\.\d+\.\d+) (.+)$/m.exec(stdout) ?? [];
  if (code !== 0 || !found?.startsWith(`${version}.`)) {
    throw new Stop(`npm's package "node" could not provide Node ${version}.`);
  }
  say(`Node ${found}`);
  return path;
}

async function startOnce(node, environment) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'qubloom-lts-'));
  const server = spawn(node, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Port 0 lets the system choose a free port.
    env: { ...process.env, ...environment, DATA_DIR: dataFolder, DATABASE_URL: '', PORT: '0' },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const timer = setTimeout(() => server.kill('SIGKILL'), startTimeout);
  try {
    const address = await Promise.race([addressOf(server), exited.then(() => undefined)]);
    if (address === undefined) throw new Stop('The server did not start.');
    for (const path of ['/readyz', '/', '/api/courses']) {
      const { status } = await fetch(address + path);
      if (status !== 200) throw new Stop(`${path} answered ${status}.`);
    }
    server.kill('SIGTERM');
    const code = await exited;
    if (code !== 0) throw new Stop(`The server ended with ${code}.`);
    say('The server started, answered, and stopped.');
    return 0;
  } finally {
    clearTimeout(timer);
    server.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function addressOf(server) {
  let output = '';
  return new Promise((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      const address = / is ready at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

// The project's root folder, and functions that run other programs.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prints a sentence after a blank line. */
export function say(sentence) {
  console.log(`\n${sentence}`);
}

/** Runs a step that takes long, with a line before and after it. */
export async function step(title, work) {
  console.log(`${title} ...`);
  const start = performance.now();
  const result = await work();
  console.log(`${title}: done in ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

/** Error that the person at the keyboard can fix; it is shown without a stack trace. */
export class Stop extends Error {}

/** Runs a script's main function and prints errors; a `Stop` prints only its message. */
export async function run(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Stops this script when npm stops. npm runs scripts in a shell that forwards no signals, so the script would keep
 * running; this function ends it when the shell or the npm process above it ends.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const above = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === above) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Returns the id of a process's parent, or undefined on systems without `/proc`. */
function parentOf(pid) {
  try {
    // The process name before it, in parentheses, may contain anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Runs a program in the project's folder on this terminal until it ends, and returns its exit code. */
export function call(program, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const tools = { vitest: 'vitest/vitest.mjs', playwright: '@playwright/test/cli.js' };

/** Runs vitest or Playwright under the Node that runs this script. */
export function runTool(name, args) {
  return call(process.execPath, [join(root, 'node_modules', tools[name]), ...args]);
}

/** Runs npm, preferably the same npm that started this script. */
export function npm(args, environment) {
  return call(...npmCommand(args), environment);
}

/** Yarn and pnpm set npm's variable to their own path, so the name is checked. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && basename(cli) === 'npm-cli.js')
    return [process.execPath, [cli, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/** Vite and the packages built on it require this version. */
const minNode = '20.19.0';

/** Checks the Node version. It runs before packages are installed, so it imports none. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isEnough) {
    throw new Stop(
      `This needs Node.js ${minNode} or newer (24 is recommended), not ${process.versions.node}. ` +
        'Get a newer one from https://nodejs.org and try again.',
    );
  }
}

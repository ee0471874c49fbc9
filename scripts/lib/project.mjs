// Where the project stands, and how its scripts run other programs.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Says what happens next, on a line of its own. */
export function say(sentence) {
  console.log(`\n${sentence}`);
}

/** A mistake that the person at the keyboard can mend: shown without a stack. */
export class Stop extends Error {}

/** Runs a script's work; what went wrong is said in words where words are known. */
export async function run(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * npm runs a script below a shell that passes no signals on, so that stopping npm would leave the script
 * running. When the shell goes, or npm above it, the script is told to go as well.
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

/** The number of a process's parent; undefined on systems without `/proc`. */
function parentOf(pid) {
  try {
    // The name before it, in parentheses, may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Runs a program in the project's folder with this terminal, to its end. Gives back its exit code. */
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

/** Runs a program to its end without showing what it prints. */
export function capture(program, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const printed = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (chunk) => (printed[stream] += chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, ...printed }));
  });
}

/** npm, as the very one that started this script where one did. */
export function npm(args, environment) {
  return call(...npmCommand(args), environment);
}

/** Gives back what npm prints instead of showing it. */
export function npmQuietly(args) {
  return capture(...npmCommand(args));
}

/** Yarn and pnpm name themselves in npm's variable. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && basename(cli) === 'npm-cli.js')
    return [process.execPath, [cli, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/** Vite and what stands on it ask for this. */
const minNode = '20.19.0';

/** The answer is known before anything is installed, so it needs nothing installed. */
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

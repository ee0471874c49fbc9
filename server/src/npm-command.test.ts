/** The scripts install with npm even if another package manager started them, and they end when npm ends. */
import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const scripts = moduleOf('project.mjs');

function moduleOf(name: string): string {
  return new URL(`../../scripts/lib/${name}`, import.meta.url).href;
}

/** Prints the value of an expression that may use every export of a module in `scripts`. */
async function evaluate(name: string, expression: string, environment = {}): Promise<unknown> {
  const code = `import(${JSON.stringify(moduleOf(name))}).then((m) => console.log(JSON.stringify(${expression})))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code], {
    env: { ...process.env, ...environment },
  });
  return JSON.parse(stdout);
}

test.each([
  ['npm', '/usr/lib/node_modules/npm/bin/npm-cli.js', process.execPath],
  ['yarn', '/usr/lib/node_modules/yarn/bin/yarn.js', 'npm'],
  ['pnpm', '/usr/lib/node_modules/pnpm/bin/pnpm.cjs', 'npm'],
])('a command that %s started installs with npm', async (_, started, program) => {
  const environment = { npm_execpath: started };
  expect(await evaluate('project.mjs', `m.npmCommand(['ci'])[0]`, environment)).toBe(program);
});

test.runIf(process.platform === 'linux')(
  'the server ends when npm is killed but the shell between them is not',
  async () => {
    const script = `import(${JSON.stringify(scripts)}).then(({ stopWithNpm }) => {
      stopWithNpm();
      process.on('SIGTERM', () => { console.log('told to stop'); process.exit(); });
      setTimeout(() => process.exit(), 20_000);
      console.log('runs');
    })`;
    const inShell = `"$NODE" -e "$SCRIPT"; true`;
    // This process is killed in place of npm.
    const npm = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn('sh', ['-c', process.env.SHELL_TEXT], { stdio: 'inherit' })`,
      ],
      {
        env: {
          ...process.env,
          npm_lifecycle_event: 'start',
          NODE: process.execPath,
          SCRIPT: script,
          SHELL_TEXT: inShell,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const said: string[] = [];
    for await (const line of createInterface(npm.stdout)) {
      said.push(line);
      if (line === 'runs') npm.kill('SIGKILL');
    }
    expect(said).toEqual(['runs', 'told to stop']);
  },
);

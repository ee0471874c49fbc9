// npm run dev: the server starts again and the page updates itself after every change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installWhatIsMissing } from './lib/install.mjs';
import { call, checkNode, root, run, say, Stop, stopWithNpm } from './lib/project.mjs';

const tool = (path) => join(root, 'node_modules', path);
const compiler = tool('typescript/bin/tsc');

await run(async () => {
  checkNode();
  await installWhatIsMissing();
  say('Compiling ...');
  if ((await call(process.execPath, [compiler, '-b'])) !== 0)
    throw new Stop('It does not compile.');
  const environment = {
    NODE_ENV: 'development',
    // The page comes from Vite, which hands calls on to the server.
    PUBLIC_URL: 'http://localhost:5173',
  };
  const running = [
    [compiler, '-b', '--watch', '--preserveWatchOutput'],
    ['--watch', '--enable-source-maps', 'server/dist/main.js'],
    [tool('vite/bin/vite.js'), 'web', '--port', '5173', '--strictPort'],
  ].map((args) =>
    spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment, ...process.env },
    }),
  );
  stopWithNpm();
  const stop = () => running.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const ends = running.map((child) => new Promise((resolve) => child.on('exit', resolve)));
  await Promise.race(ends);
  stop();
  await Promise.all(ends);
});

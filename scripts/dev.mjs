// npm run dev: restarts the server and reloads the page after every change.
import { buildPackages } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, root, run, stopWithNpm } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  // The server starts from this build until the compiler has checked all types.
  await buildPackages();
  const { concurrently } = await import('concurrently');
  stopWithNpm();
  const { result } = concurrently(
    [
      { name: 'types', command: 'tsc -b --watch --preserveWatchOutput' },
      { name: 'server', command: 'node --watch --enable-source-maps server/dist/main.js' },
      { name: 'web', command: 'vite web --port 5173 --strictPort' },
    ],
    {
      cwd: root,
      killOthersOn: ['failure', 'success'],
      prefixColors: 'auto',
      env: {
        NODE_ENV: 'development',
        // Vite serves the page and forwards API calls to the server.
        PUBLIC_URL: 'http://localhost:5173',
        ...process.env,
      },
    },
  );
  // Stopping this script stops all three commands.
  await result.catch(() => undefined);
});

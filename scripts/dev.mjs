// npm run dev: the server starts again and the page updates itself after every change.
import { buildPackages } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, root, run, stopWithNpm } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  // Something for the server to start from, until the compiler has looked at all types.
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
        // The page comes from Vite, which hands calls on to the server.
        PUBLIC_URL: 'http://localhost:5173',
        ...process.env,
      },
    },
  );
  // Whoever stops this stops all three.
  await result.catch(() => undefined);
});

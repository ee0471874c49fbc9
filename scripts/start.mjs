// npm start: installs missing packages, builds changed parts, and serves the site.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildStaleParts } from './lib/build.mjs';
import { installToServe } from './lib/install.mjs';
import { checkNode, root, run, stopWithNpm } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installToServe();
  await buildStaleParts();
  stopWithNpm();
  process.chdir(root);
  process.env.NODE_ENV ||= 'production';
  process.setSourceMapsEnabled(true);
  // The server runs in this process, so that it receives signals and its exit code is this script's.
  await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
});

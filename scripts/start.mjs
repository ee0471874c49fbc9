// npm start: installs what is missing, builds what is stale, and serves the site.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildWhatIsStale } from './lib/build.mjs';
import { installToServe } from './lib/install.mjs';
import { checkNode, root, run, stopWithNpm } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installToServe();
  await buildWhatIsStale();
  stopWithNpm();
  process.chdir(root);
  process.env.NODE_ENV ||= 'production';
  process.setSourceMapsEnabled(true);
  // In this very process, so that signals reach the server and its exit code is ours.
  await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
});

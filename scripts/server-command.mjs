// npm run backup, npm run restore -- <backup>, npm run audit:verify, npm run reports, npm run inbox, npm run classes, npm run lti: the
// commands in server/src/commands.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildStaleParts } from './lib/build.mjs';
import { installToServe } from './lib/install.mjs';
import { checkNode, root, run } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installToServe();
  await buildStaleParts();
  const [command] = process.argv.splice(2, 1);
  process.env.NODE_ENV ||= 'production';
  await import(pathToFileURL(join(root, `server/dist/commands/${command}.js`)).href);
  return process.exitCode;
});

// Runs a tool of the project, such as Playwright, after installing all packages and a browser and building the site:
//   node scripts/with-site.mjs playwright test -c e2e
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, npm, run } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  process.env.CHROME_PATH = await findBrowser();
  await buildStaleParts();
  return npm(['exec', '--', ...process.argv.slice(2)]);
});

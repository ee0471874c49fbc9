// Runs vitest or Playwright after installing all packages and a browser and building the site:
//   node scripts/with-site.mjs playwright test -c e2e
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run, runTool } from './lib/project.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  process.env.CHROME_PATH = await findBrowser();
  await buildStaleParts();
  const [tool, ...args] = process.argv.slice(2);
  return runTool(tool, args);
});

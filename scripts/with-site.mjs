// Runs vitest or Playwright after installing all packages, building the site, and for Playwright finding a browser:
//   node scripts/with-site.mjs playwright test -c e2e
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run, runTool } from './lib/project.mjs';

const [tool, ...args] = process.argv.slice(2);

await run(async () => {
  checkNode();
  await installEverything();
  if (tool === 'playwright') process.env.CHROME_PATH = await findBrowser();
  await buildStaleParts();
  return runTool(tool, args);
});

// npm run test:phone: presses everything on every lesson step, path, and visualization in a phone's window. Arguments
// go to Playwright unchanged, such as `-g "The hidden sign"`.
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run } from './lib/project.mjs';
import { runPlaywright, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const browser = await findBrowser();
  await buildStaleParts();
  const results = await runPlaywright(
    { CHROME_PATH: browser },
    process.argv.slice(2),
    'e2e/playwright.phone.config.ts',
  );
  return summarize([{ name: 'phone', ...results }]);
});

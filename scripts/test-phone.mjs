// npm run test:phone: presses everything on every step, path and picture in a phone's window. Arguments go to
// Playwright as they are: `-g "The hidden sign"`, for instance.
import { findBrowser } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run } from './lib/project.mjs';
import { runPlaywright, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const browser = await findBrowser();
  await buildWhatIsStale();
  const results = await runPlaywright(
    { CHROME_PATH: browser },
    process.argv.slice(2),
    'e2e/playwright.phone.config.ts',
  );
  return summarize([{ name: 'phone', ...results }]);
});

// npm run test:engines: the main journeys in Chromium, Firefox and WebKit, as far as the machine has them. Arguments
// go to Playwright as they are: `--project webkit`, for instance.
import { findBrowser } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { findEngines } from './lib/engines.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run, say } from './lib/project.mjs';
import { runPlaywright, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const { settings, missing } = findEngines();
  if (missing.length > 0) say(`Left out, as it was not found: ${missing.join('; ')}.`);
  const chromium = await findBrowser();
  await buildWhatIsStale();
  const results = await runPlaywright(
    { ...settings, CHROME_PATH: chromium },
    process.argv.slice(2),
    'e2e/playwright.engines.config.ts',
  );
  return summarize([{ name: 'engines', ...results }]);
});

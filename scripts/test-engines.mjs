// npm run test:engines: runs the main journeys in Chromium, Firefox, and WebKit, if they are installed. Arguments go
// to Playwright unchanged, such as `--project webkit`.
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { findEngines } from './lib/engines.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run, say } from './lib/project.mjs';
import { runPlaywright, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const { settings, missing } = findEngines();
  if (missing.length > 0) say(`Skipped because not found: ${missing.join('; ')}.`);
  const chromium = await findBrowser();
  await buildStaleParts();
  const results = await runPlaywright(
    { ...settings, CHROME_PATH: chromium },
    process.argv.slice(2),
    'e2e/playwright.engines.config.ts',
  );
  return summarize([{ name: 'engines', ...results }]);
});

// npm run screenshots: takes pictures of every screen, of the steps of three lessons, and of every scene, for
// screenshots/.
//   npm run screenshots lessons.shots    only the lessons; other arguments go to Playwright unchanged
//   npm run screenshots scenes.shots     only the scenes
import { findBrowser } from './lib/browser.mjs';
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run } from './lib/project.mjs';
import { runPlaywright } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const browser = await findBrowser();
  await buildStaleParts();
  process.env.PICTURES = 'shots';
  const { failed } = await runPlaywright({ CHROME_PATH: browser }, process.argv.slice(2));
  return failed > 0 ? 1 : 0;
});

// npm run screenshots: pictures of every screen, of the steps of three lessons and of every scene, written to screenshots/.
//   npm run screenshots lessons.shots    those of the lessons alone; arguments go to Playwright as they are
//   npm run screenshots scenes.shots     those of the scenes alone
import { findBrowser } from './lib/browser.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run } from './lib/project.mjs';
import { runPlaywright } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  const browser = await findBrowser();
  await buildWhatIsStale();
  process.env.PICTURES = 'shots';
  const { failed } = await runPlaywright({ CHROME_PATH: browser }, process.argv.slice(2));
  return failed > 0 ? 1 : 0;
});

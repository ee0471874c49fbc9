// npm run videos: records each course's video from its storyboard in a browser, and saves it in web/public/videos/.
//   npm run videos quantum-basics    records only that course; more names may follow
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
  process.env.PICTURES = 'videos';
  process.env.COURSES = process.argv.slice(2).join(' ');
  const { failed } = await runPlaywright({ CHROME_PATH: browser }, ['--workers=1', '--trace=off']);
  return failed > 0 ? 1 : 0;
});

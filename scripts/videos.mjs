// npm run videos: records the video of each course from its storyboard, in a browser, into web/public/videos/.
//   npm run videos quantum-basics    that of one course; more names may follow
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
  process.env.PICTURES = 'videos';
  process.env.COURSES = process.argv.slice(2).join(' ');
  const { failed } = await runPlaywright({ CHROME_PATH: browser }, ['--workers=1', '--trace=off']);
  return failed > 0 ? 1 : 0;
});

// npm run test:faults: kills and freezes servers and databases, and fuzzes for minutes. Arguments go to vitest
// unchanged.
import { buildStaleParts } from './lib/build.mjs';
import { installEverything } from './lib/install.mjs';
import { checkNode, run } from './lib/project.mjs';
import { runVitest, summarize } from './lib/runners.mjs';

await run(async () => {
  checkNode();
  await installEverything();
  // The tests start the built server.
  await buildStaleParts();
  const options = ['--config', 'vitest.faults.config.ts', ...process.argv.slice(2)];
  return summarize([{ name: 'faults', ...(await runVitest(options)) }]);
});

// npm run lighthouse: measures every public page and the main pages for learners, and writes the table to
// docs/benchmarks.md. With paths (`npm run lighthouse -- /about learner:/dashboard`), it measures only those and
// prints the table.
import { buildStaleParts } from './lib/build.mjs';
import { describeMachine, tableOf, writeMeasured } from './lib/measuring.mjs';
import { run } from './lib/project.mjs';

const words = `Lighthouse as a mid-range phone over slow 4G, the median of three runs by performance; \`npm run lighthouse\`. Learners’ pages are measured signed in. They ask search engines not to list them, so a low SEO score is not a fault there.`;

await run(async () => {
  await buildStaleParts();
  const named = process.argv.slice(2);
  const table = await tableOf('web/bench/lighthouse.mjs', named.length > 0 ? named : ['--every']);
  if (named.length > 0) return;
  writeMeasured(
    `${words}\n\n${describeMachine()}\n\n${table}`,
    '<!-- lighthouse: measured -->',
    '<!-- lighthouse: end -->',
  );
});

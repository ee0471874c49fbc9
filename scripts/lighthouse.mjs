// npm run lighthouse: measures every public page and the main pages for learners, and writes the table to
// docs/benchmarks.md. With paths (`npm run lighthouse -- /about learner:/dashboard`), it measures only those and
// prints the table.
import { buildStaleParts } from './lib/build.mjs';
import { describeMachine, tableOf, writeMeasured } from './lib/measuring.mjs';
import { run } from './lib/project.mjs';

const words = `Lighthouse as a mid-range phone over slow 4G, the median of three runs by performance; \`npm run lighthouse\`. Pages of a learner are measured signed in; they ask not to be listed, so that says nothing against them.`;

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

// Checks the import rules, and asserts that they covered every source file in the tree.
import { execFileSync } from 'node:child_process';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

const roots = [
  'quantum',
  'contract',
  'moderation',
  'embedded-postgres',
  'curriculum',
  'toolkit',
  'server',
  'web',
  'e2e',
];
const config = await extractDepcruiseConfig('./.dependency-cruiser.js');
const { output } = await cruise(roots, {
  ...config.options,
  ruleSet: config,
  validate: true,
});

const problems = output.summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
);

const read = new Set(output.modules.map((module) => module.source));
const tracked = execFileSync('git', ['ls-files', '--', ...roots.map((root) => `${root}/**`)], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
const missed = tracked.filter((path) => !read.has(path));
if (missed.length > 0) {
  problems.push(`not read: ${missed.length} of ${tracked.length}, e.g. ${missed[0]}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`boundaries: ${read.size} modules, ${tracked.length} source files, no rule broken`);
}

// Checks that the npm scripts and paths in documents exist, and that the README lists the supported browsers. The other
// steps of `npm run docs:check` check links (remark) and spelling (cspell).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { oldestBrowsers } from './lib/supported-browsers.mjs';

const list = (...patterns) =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));

const manifests = Object.fromEntries(
  list('package.json', '*/package.json').map((path) => {
    const { scripts = {} } = JSON.parse(readFileSync(path, 'utf8'));
    return [dirname(path), Object.keys(scripts)];
  }),
);

const problems = [];
const documents = list('*.md').filter((path) => !path.startsWith('curriculum/content/'));
for (const document of documents) {
  const text = readFileSync(document, 'utf8');
  const report = (problem) => problems.push(`${document}: ${problem}`);

  for (const [, script, workspace] of text.matchAll(
    /npm run ([\w:-]+)(?:(?: --)?[ \t]+(?:-w|--workspace)[ =]([\w-]+))?/g,
  )) {
    const home = workspace ?? '.';
    if (!manifests[home]?.includes(script)) report(`npm run ${script} is not a script of ${home}`);
  }

  // A path in code marks, such as `server/src/app.ts`, must name an existing file or folder.
  for (const [, path] of text.matchAll(
    /`((?:quantum|contract|moderation|embedded-postgres|curriculum|toolkit|server|web|e2e|scripts|docs)\/[\w./-]+)`/g,
  )) {
    if (!existsSync(path) && !/(^|\/)(dist|generated)(\/|$)/.test(path))
      report(`names \`${path}\`, which does not exist`);
  }
}

const readme = readFileSync('README.md', 'utf8');

const [, supported = ''] = /^## Browsers\n+(.+)$/m.exec(readme) ?? [];
const brands = {
  safari: 'Safari',
  ios_saf: 'iPadOS',
  firefox: 'Firefox',
  chrome: 'Chrome',
  edge: 'Edge',
};
for (const { name, version } of oldestBrowsers()) {
  if (!new RegExp(`${brands[name]}\\b[^,.]* ${version}\\b`).test(supported))
    problems.push(`README.md: does not list ${name} ${version} as supported`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`docs: ${documents.length} documents checked, with their scripts and paths`);
}

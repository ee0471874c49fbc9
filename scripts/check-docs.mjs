// Documents that drift are wrong documents: checks the script names, paths and settings they name. Their links
// are checked by remark, their spelling by cspell: see `npm run docs:check`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { britishWords, readableText } from './lib/spelling.mjs';

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

const sourcesOf = (workspace) => `${workspace}/src/*.ts*`;

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
  const say = (what) => problems.push(`${document}: ${what}`);

  for (const [, script, workspace] of text.matchAll(
    /npm run ([\w:-]+)(?:(?: --)?[ \t]+(?:-w|--workspace)[ =]([\w-]+))?/g,
  )) {
    const home = workspace ?? '.';
    if (!manifests[home]?.includes(script)) say(`npm run ${script} is no script of ${home}`);
  }

  // A path in code marks, such as `server/src/app.ts`, names something that stands in the tree.
  for (const [, path] of text.matchAll(
    /`((?:quantum|contract|curriculum|toolkit|server|web|e2e|scripts|docs)\/[\w./-]+)`/g,
  )) {
    if (!existsSync(path) && !/(^|\/)(dist|generated)(\/|$)/.test(path))
      say(`names \`${path}\`, which is not there`);
  }
}

const sources = list(
  ...['web', 'contract', 'server', 'curriculum', 'toolkit', 'quantum'].map(sourcesOf),
);
for (const path of sources.filter((each) => !each.includes('.test.'))) {
  for (const word of britishWords(readableText(path, readFileSync(path, 'utf8'))))
    problems.push(`${path}: "${word}" is spelled the British way`);
}

// The settings table of the README against the settings that the server really reads.
const { settings } = await import('../server/dist/config.js');
const readme = readFileSync('README.md', 'utf8');
const rows = readme.split('\n').filter((line) => /^\| `[A-Z][A-Z_]+` \|/.test(line));
const right = settings.map(
  ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`,
);
for (const row of right)
  if (!rows.includes(row)) problems.push(`README.md: the settings table lacks the row ${row}`);
for (const row of rows)
  if (!right.includes(row)) problems.push(`README.md: the server's settings know no row ${row}`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`docs: ${documents.length} read, scripts, paths, settings and spelling hold`);
}

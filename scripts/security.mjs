// npm run security: writes docs/security.md from the lines of abuse, the tests that show them, and the periods of
// what is kept. With --check it only looks whether that is what stands there. A part of a line that no test
// shows, and a mark that no line knows, are refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { retention } from '../contract/dist/index.js';
import { abuseLines } from './lib/abuse-lines.mjs';
import { markedTests } from './lib/marked-tests.mjs';

const document = 'docs/security.md';

const shownBy = testsByMark();
const problems = [...missing(), ...unknown()];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const text = await format(page(), { ...(await resolveConfig(document)), filepath: document });
  if (!process.argv.includes('--check')) writeFileSync(document, text);
  else if (readFileSync(document, 'utf8') !== text) {
    console.error(`${document} is not what the tests and periods say: npm run security`);
    process.exitCode = 1;
  }
}

/** The tests of each part of a line, such as `A19 expiry`. */
function testsByMark() {
  const found = new Map();
  for (const { path, name, rows } of markedTests()) {
    for (const mark of rows.filter((row) => /^A\d+ /.test(row))) {
      found.set(mark, [...(found.get(mark) ?? []), { path, said: name }]);
    }
  }
  return found;
}

function missing() {
  return abuseLines.flatMap(({ id, parts }) =>
    parts
      .filter((part) => !shownBy.has(`${id} ${part}`))
      .map((part) => `No test shows ${id} ${part}.`),
  );
}

function unknown() {
  const known = new Set(
    abuseLines.flatMap(({ id, parts }) => parts.map((part) => `${id} ${part}`)),
  );
  return [...shownBy]
    .filter(([mark]) => !known.has(mark))
    .map(([mark, tests]) => `${tests[0].path}: ${mark} is no part of a line.`);
}

function page() {
  const lines = abuseLines.map(
    ({ id, abuse, defense, parts, deviation }) => `### ${id}. ${abuse}

${defense}

${[
  ...parts.map((part) => `- ${part}: ${shownBy.get(`${id} ${part}`).map(asLink).join('; ')}`),
].join('\n')}
${deviation ? `\nWhere it differs: ${deviation}\n` : ''}`,
  );
  return `# What may be tried, and what shows that it fails

Made by \`npm run security\` from the lines above tests; \`npm run check\` looks whether it still holds.

## Abuse

A1 to A23 are what the product has to stand up to from the beginning; the lines after them came with looking for more. What belongs to a feature that is not there yet is named with it.

${lines.join('\n')}

## What is kept, and for how long

Each period has a job of its own and a test that moves the clock over its end ([why so](decisions/0020-personal-data.md)). What has ended goes with the next full hour. Everything else stays for as long as the account. The log goes to the standard output of the server, with shortened addresses only; whoever stores it keeps it no longer than 30 days.

| what | how long | from when on | then |
| --- | --- | --- | --- |
${Object.values(retention)
  .map(({ what, period, since, then }) => `| ${what} | ${inWords(period)} | ${since} | ${then} |`)
  .join('\n')}
`;
}

function asLink({ path, said }) {
  return `“${said.replaceAll(/([*_<>[\]`|])/g, '\\$1')}” ([${basename(path)}](../${path}))`;
}

/** @param {number} milliseconds */
function inWords(milliseconds) {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ];
  const [name, length] = units.find(([, unit]) => milliseconds % unit === 0);
  const count = milliseconds / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

// npm run bench: measures what the product promises and writes docs/benchmarks.md, all in one run.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from './lib/browser.mjs';

const page = 'docs/benchmarks.md';
const parts = [
  {
    title: 'Hot reads',
    words:
      'Requests a second of the real server against a bare Fastify route that makes the same prepared query, on the same database in the same run: 32 connections, 3 seconds each, turn about, the median ratio of five rounds.',
    script: 'server/bench/hot-reads.mjs',
  },
  {
    title: 'A rush of sign-ins',
    words:
      'The real server for 10 seconds: 32 learners sign in again and again, each password hashed with argon2id (19 MiB, two passes), at most four at once and no more than there are cores; meanwhile others read at 20 calls a second each.',
    script: 'server/bench/logins.mjs',
  },
  {
    title: 'Study rooms',
    words:
      'The real server with filter, storage and limits, in a process of its own, against a bare `ws` broadcast of the same messages in the same run: 10 seconds each, turn about, the median ratio of five rounds. Processor seconds are those of the Node processes, PostgreSQL and Redis not counted.',
    script: 'server/bench/rooms.mjs',
  },
  {
    title: 'Pages',
    words:
      'Lighthouse as a mid-range phone over slow 4G, the median of three runs by performance. Sizes are what was sent, compressed.',
    script: 'web/bench/lighthouse.mjs',
  },
  {
    title: 'The first minute',
    words:
      'Chromium as a phone of 360 x 780, its processor slowed down four times, slow 4G (150 ms, 1.6 megabits a second down): a visitor reads the library for three seconds and presses Start. Medians of five rounds. Script is counted until three seconds after the page is there.',
    script: 'web/bench/first-minute.mjs',
  },
  {
    title: 'The circuit lab',
    words:
      'In Chromium, all displays shown: a gate comes or goes in a circuit of 20 layers of RY and CX, 40 times; the clock stops when every display is laid out. What a frame allows is 16.7 ms. Frames are counted for two seconds at rest, and for four with an edit every quarter of a second.',
    script: 'web/bench/displays.mjs',
  },
  {
    title: 'The toolkit',
    words:
      'A circuit of 20 qubits (20 layers of RY and CX) built in Python, run with 1000 shots and counted, against the same by the engine alone on the same thread, turn about; medians of seven rounds. Node, with the Pyodide that is served.',
    script: 'toolkit/bench/twenty-qubits.mjs',
  },
];

const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`;
const environment = { ...process.env, CHROME_PATH: await findBrowser() };
const written = parts.map(({ title, words, script }) => {
  console.log(`\n${title} ...`);
  const { stdout, status } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(stdout);
  if (!stdout.includes('|')) throw new Error(`${script} ended with ${status}`);
  return `## ${title}\n\n${words}\n\n${stdout.trim()}\n`;
});

const before = readFileSync(page, 'utf8');
const start = '<!-- measured by npm run bench -->';
const kept = before.slice(0, before.indexOf(start) + start.length);
const date = new Date().toISOString().slice(0, 10);
writeFileSync(page, `${kept}\n\n${date}, ${machine}\n\n${written.join('\n')}`);
console.log(`Written to ${page}. The engine has its own: npm run bench -w quantum.`);

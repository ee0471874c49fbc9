// npm run bench: measures the product's promises in one run and writes docs/benchmarks.md.
import { describeMachine, tableOf, writeMeasured } from './lib/measuring.mjs';

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
    title: 'Quizzes handed in',
    words:
      'The real server: 32 learners hand in a quiz 15 times each, with a pause of 0.8 seconds on average between two of one learner.',
    script: 'server/bench/submissions.mjs',
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
      'In Chromium, all displays shown: a gate comes or goes in a circuit of 20 layers of RY and CX, 40 times; the clock stops when every display is laid out. What a frame allows is 16.7 ms. Frames are counted for two seconds at rest, and for four with an edit every quarter of a second; none may take more than 50 ms. The engine alone is the median of the whole circuit in Node, on one thread, in the same run: it tells how busy the machine was.',
    script: 'web/bench/displays.mjs',
  },
  {
    title: 'The toolkit',
    words:
      'A circuit of 20 qubits (20 layers of RY and CX) built in Python, run with 1000 shots and counted, against the same by the engine alone on the same thread, turn about; medians of seven rounds. Node, with the Pyodide that is served.',
    script: 'toolkit/bench/twenty-qubits.mjs',
  },
];

const written = [];
for (const { title, words, script } of parts) {
  console.log(`\n${title} ...`);
  written.push(`## ${title}\n\n${words}\n\n${await tableOf(script)}\n`);
}
writeMeasured(
  `${describeMachine()}\n\n${written.join('\n')}`,
  '<!-- measured by npm run bench -->',
);
console.log('The engine has its own benchmark: npm run bench -w quantum.');

// npm run bench: measures the product's promises in one run and writes docs/benchmarks.md.
import { describeMachine, tableOf, writeMeasured } from './lib/measuring.mjs';

const parts = [
  {
    title: 'Hot reads',
    words:
      'Requests per second of the real server, compared with a bare Fastify route that makes the same prepared query on the same database in the same run: 32 connections, 3 seconds each, in alternation, and the median ratio of five rounds.',
    script: 'server/bench/hot-reads.mjs',
  },
  {
    title: 'A rush of sign-ins',
    words:
      'The real server for 10 seconds: 32 learners sign in repeatedly. Each password is hashed with argon2id (19 MiB, two passes), at most four at once and at most one per core. Meanwhile, other learners read at 20 calls per second each.',
    script: 'server/bench/logins.mjs',
  },
  {
    title: 'Submitted quizzes',
    words:
      'The real server: 32 learners submit a quiz 15 times each, with an average pause of 0.8 seconds between the submissions of one learner.',
    script: 'server/bench/submissions.mjs',
  },
  {
    title: 'The Sunday mails',
    words:
      'The real server: 3,000 families, each with one learner who has finished eight lessons, taken eight quizzes, and missed six questions. The mails are written and handed to a transport that accepts them at once. Meanwhile, a learner reads the dashboard at 20 calls per second.',
    script: 'server/bench/sunday-mails.mjs',
  },
  {
    title: 'Study rooms',
    words:
      'The real server with filter, storage, and limits, in a process of its own, compared with a bare `ws` broadcast of the same messages in the same run: 10 seconds each, in alternation, and the median ratio of five rounds. Processor seconds are those of the Node processes, without PostgreSQL and Redis.',
    script: 'server/bench/rooms.mjs',
  },
  {
    title: 'Live lessons',
    words:
      'The real server in a process of its own: classes with 30 learners each, who go to a step or guess every three seconds, and one board for each class. The time is from the message of a learner to the change on the board, which is sent at most every 150 ms.',
    script: 'server/bench/live-lessons.mjs',
  },
  {
    title: 'Pages',
    words:
      'Lighthouse as a mid-range phone over slow 4G, the median of three runs by performance. Sizes are those of the compressed transfers.',
    script: 'web/bench/lighthouse.mjs',
  },
  {
    title: 'The first minute',
    words:
      'Chromium as a phone of 360 x 780 with its processor slowed down four times, over slow 4G (150 ms, 1.6 megabits per second down): a visitor reads the library for three seconds and presses Start. The figures are medians of five rounds. Script is counted until three seconds after the page has appeared.',
    script: 'web/bench/first-minute.mjs',
  },
  {
    title: 'The circuit lab',
    words:
      'In Chromium with all displays shown: a gate is added to or removed from a circuit of 20 layers of RY and CX, 40 times; the clock stops when every display is laid out. A frame has 16.7 ms. Frames are counted for two seconds at rest, and for four seconds with an edit every quarter of a second; none may take more than 50 ms. The engine alone is the median of the whole circuit in Node, on one thread, in the same run; it shows how busy the machine was.',
    script: 'web/bench/displays.mjs',
  },
  {
    title: 'The toolkit',
    words:
      'A circuit of 20 qubits (20 layers of RY and CX), built in Python, run with 1000 shots, and counted, compared with the engine alone on the same thread, in alternation. The figures are medians of seven rounds in Node, with the same Pyodide that the site serves.',
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
